// Why: docs/decisions/styles.md#each-component-has-its-own-sheet
/** The style sheets of one component and of everything that it renders. */
declare module "*.css?sheets" {
  const styles: readonly string[];
  export default styles;
}
