/**
 * Copies an object that a caller gave, with its own properties only: destructuring would also read those that
 * a script of the page has added to `Object.prototype`.
 */
export function ownProps<Props extends object>(props: Props): Props {
  return Object.assign(Object.create(null), props) as Props;
}
