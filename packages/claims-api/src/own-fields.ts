/**
 * Copies an object that a caller gave, with its own fields only: destructuring would also read those that a
 * script of the page has added to `Object.prototype`. Returns anything else as it is.
 */
export function ownFields<T>(given: T): T {
  if (typeof given !== "object" || given === null) return given;
  return Object.assign(Object.create(null), given) as T;
}
