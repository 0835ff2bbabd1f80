declare global {
  /** All that listens to clicks. Nothing else in a page can tell. */
  var clickTargets: WeakSet<EventTarget>;
}

/** Records listeners in each page of a context, before its scripts run. */
export function recordClickTargets(): void {
  globalThis.clickTargets = new WeakSet();
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...options: Parameters<typeof addEventListener>) {
    if (options[0] === 'click') clickTargets.add(this);
    addEventListener.apply(this, options);
  };
}
