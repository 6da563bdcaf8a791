const repairs = {
  "utils.js": ["const reducedDescriptors = {};", "const reducedDescriptors = Object.create(null);"],
  "AxiosURLSearchParams.js": [
    "const prototype = AxiosURLSearchParams.prototype;",
    'const prototype = Object.defineProperty(AxiosURLSearchParams.prototype, "toString", { writable: true });',
  ],
};

/**
 * Loads modules of axios that assign `constructor` or `toString` to a plain object. Where a page has frozen Object.prototype
 * the language forbids that, and axios would end before its first call: the names are made the object's own beforehand.
 */
module.exports = function defineInherited(source) {
  const [assigned, defined] = repairs[this.resourcePath.split(/[\\/]/).at(-1)];
  if (!source.includes(assigned)) throw new Error(`${this.resourcePath} has changed: look whether it still assigns`);
  return source.replace(assigned, defined);
};
