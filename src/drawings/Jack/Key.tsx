import { type CableKind, strokes } from '../Cable/Cable';

/** A key in the color of its cable. Decoration. */
export function Key({ kind = 'key' }: { readonly kind?: CableKind }) {
  return (
    <svg viewBox="0 0 44 20" width="2.75rem" fill="none" stroke={strokes[kind].stroke} strokeWidth="4" aria-hidden="true">
      <circle cx="9" cy="9" r="6" />
      <path d="M15 9h21M26 9v8M34 9v7" />
    </svg>
  );
}
