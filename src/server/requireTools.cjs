/* global process */
'use strict';

// Commands run from the sources need development dependencies; a server installed without them has the built commands.
const { basename } = require('node:path');
try {
  require.resolve('tsx');
} catch {
  const built = `node_modules/.bin/node dist/server/${basename(process.argv[1] ?? '', '.ts')}.js`;
  process.stderr.write(
    `Thara is installed here without its development dependencies: run ${built} with the same arguments (docs/operating.md).\n`,
  );
  process.exit(1);
}
