/** For `vi.mock`: the owner has connected neither forms nor a status service. */
import { vi } from 'vitest';

const { site: owner } = await vi.importActual<typeof import('../content/site')>('../content/site');

export const site: typeof owner = { ...owner, forms: { signIn: '', signUp: '', contact: '' }, gitHub: '', statusUrl: '' };
