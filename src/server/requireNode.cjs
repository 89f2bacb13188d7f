/* global process */
'use strict';

// The first thing that every start runs: written so that any Node can read it, for it has to tell old ones apart.
var wanted = require('../../package.json').engines.node.replace('>=', '');
if (Number(process.versions.node.split('.')[0]) < Number(wanted)) {
  process.stderr.write('Thara needs Node ' + wanted + ' or newer; this is Node ' + process.versions.node + '.\n');
  process.exit(1);
}
