import { startGallery } from './startGallery.ts';

/** `npm run gallery`: starts again when a component or an example changes. */
const { port } = await startGallery(Number(process.env['PORT'] ?? 3000), process.env['HOST'] ?? 'localhost');
process.stdout.write(`The component gallery listens on http://localhost:${port}/gallery\n`);
