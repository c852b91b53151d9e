import changelog from "@changesets/cli/changelog";

/** The changelog of Changesets, but with one line above updated dependencies instead of one for each changeset. */
export default {
  ...changelog,
  getDependencyReleaseLine: (changesets, dependencies) =>
    changelog.getDependencyReleaseLine(changesets.slice(0, 1), dependencies),
};
