/** A plug from the side in another drawing, 76 units long. It points left, and its cable starts at `x`, `y`. */
export function SidePlug({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="1.5">
      <path d="M-44-4.5h-20l-1.5 1.5-2-1.5c-2.5-.5-7 2.5-8.5 4.5 1.5 2 6 5 8.5 4.5l2-1.5 1.5 1.5h20z" fill="var(--color-text)" />
      <path d="M-56.5-4.5v9M-61.5-4.5v9" stroke="var(--color-cable)" />
      <path
        d="M-49.5-9h5.5v-3h31a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-31v-3h-5.5a1.5 1.5 0 0 1-1.5-1.5v-15a1.5 1.5 0 0 1 1.5-1.5z"
        fill="var(--color-text)"
      />
      <path d="M-38-12v24M-33-12v24M-28-12v24" stroke="var(--color-surface-raised)" />
      <rect x="-9" y="-7.5" width="13" height="15" rx="2.5" fill="var(--color-text-muted)" />
    </g>
  );
}
