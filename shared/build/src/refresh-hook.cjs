/**
 * Runs before React in the development shell: the place where React announces its renderers. Each hot fragment brings a
 * refresh runtime of its own, later than React; it finds the renderer here, which React Refresh's own stand-in forgets.
 */
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  checkDCE() {},
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
