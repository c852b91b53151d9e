/**
 * Copies the own fields of a caller's object. Otherwise, destructuring would also read fields that another
 * script has added to `Object.prototype`. Returns other values unchanged.
 */
export function ownFields<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  return Object.assign(Object.create(null), value) as T;
}
