/** Gives each test file its own modules of the site. Faster than a worker for each file, which would also load jsdom and all packages again. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.doUnmock('../content/site');
  vi.resetModules();
});
