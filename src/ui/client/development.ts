// Development only: React's refresh needs its preamble before any component, and Vite its client.
import '@vitejs/plugin-react/preamble';
import './enhance.ts';
