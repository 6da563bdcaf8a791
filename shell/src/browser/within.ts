/** Settles as `work` does, or rejects when `ms` pass first. Leaves no timer behind. */
export async function within<T>(what: string, ms: number, work: Promise<T>): Promise<T> {
  const expiry = Promise.withResolvers<never>();
  const timer = setTimeout(() => expiry.reject(new Error(`${what} took longer than ${ms} ms`)), ms);
  try {
    return await Promise.race([work, expiry.promise]);
  } finally {
    clearTimeout(timer);
  }
}
