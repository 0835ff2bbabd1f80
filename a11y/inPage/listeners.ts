declare global {
  /** All that listens to clicks or to the button of a mouse, and to a pointer that enters or moves. Nothing else in a page can tell. */
  var listening: Readonly<Record<'click' | 'hover', WeakSet<EventTarget>>>;
}

/** Records listeners in each page of a context, before its scripts run. */
export function recordListeners(): void {
  globalThis.listening = { click: new WeakSet(), hover: new WeakSet() };
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...options: Parameters<typeof addEventListener>) {
    if (['click', 'mousedown', 'mouseup'].includes(options[0])) listening.click.add(this);
    if (/^(?:mouse|pointer)(?:enter|over|move)$/.test(options[0])) listening.hover.add(this);
    addEventListener.apply(this, options);
  };
}
