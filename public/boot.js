// Starts the program. A file of its own, because the page allows no script within itself.
import start from './muster.js';

start();
