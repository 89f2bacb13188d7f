/* global process */
'use strict';

// The first thing that every start runs: written so that any Node can read it, for it has to tell old ones apart.
var wanted = require('../../package.json').engines.node.replace('>=', '');
var least = wanted.split('.').map(Number);
var running = process.versions.node.split('.').map(Number);
if (running[0] < least[0] || (running[0] === least[0] && running[1] < least[1])) {
  process.stderr.write('Thara needs Node ' + wanted + ' or newer; this is Node ' + process.versions.node + '.\n');
  process.exit(1);
}
