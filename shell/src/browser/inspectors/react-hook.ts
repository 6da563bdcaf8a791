interface FiberRoot {
  current: { memoizedState: { element?: unknown } | null };
}

/**
 * The part of React DevTools' hook that reports which React is on the page and what it has rendered, where the extension is not installed.
 * React Refresh extends it in development.
 */
export function createReactHook() {
  const renderers = new Map<number, object>();
  const roots = new Map<number, Set<FiberRoot>>();

  function rootsOf(renderer: number): Set<FiberRoot> {
    const known = roots.get(renderer) ?? new Set();
    roots.set(renderer, known);
    return known;
  }

  return {
    renderers,
    supportsFiber: true,
    checkDCE() {},
    inject(renderer: object): number {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    getFiberRoots: rootsOf,
    onScheduleFiberRoot() {},
    onCommitFiberRoot(renderer: number, root: FiberRoot): void {
      const isMounted = root.current.memoizedState?.element != null;
      if (isMounted) rootsOf(renderer).add(root);
      else rootsOf(renderer).delete(root);
    },
    onCommitFiberUnmount() {},
  };
}
