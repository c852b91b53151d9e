import { join } from "node:path";
import { pack, packageNames } from "../checks/packed.ts";
import { changesetOf, planRelease, type ReleaseType } from "../checks/release-plan.ts";
import { checkApp, checkCustomizedPage } from "./check-app.ts";
import { startRegistries } from "./registry.ts";
import { repack } from "./repack.ts";
import { run } from "./run.ts";
import { serveFiles } from "./serve.ts";
import {
  installUpgraded,
  lockedHost,
  type Upgrade,
  upgradeWithNpm,
  upgradeWithPnpm,
} from "./upgrade.ts";

// A host on version 1.0.0 of every package upgrades each single package to a patch, a minor and a major release.
// The registry also has what Changesets would release at the same time. Afterwards, npm and pnpm must have one copy
// of the kit, the runtime and the client. If other packages have to follow, npm must refuse, or warn, and name them,
// and pnpm must warn; then the host upgrades these as well. A few upgraded hosts are built and opened, and keep what
// they change from outside: a token, a part, a text and a link. An argument selects upgrades by the beginning of their
// names.

const TYPES: readonly ReleaseType[] = ["patch", "minor", "major"];

/** Upgrades whose host is built and opened. */
const OPENED = new Set([
  "ui-kit patch",
  "widget-runtime minor",
  "claims-widgets minor, of a minor release of all",
  "claims-api major with what follows",
]);

const packed = packageNames.map(pack);
const first = versionsOf(packageNames.map((name) => [`@claimkit/${name}`, "1.0.0"]));
const firstReleases = packed.map((one) => repack(one, first));
const registries = await startRegistries();

function versionsOf(entries: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(entries);
}

/** Publishes a release after 1.0.0, and returns upgrades to it: of each package alone, and of all of them. */
function upgradesTo(type: ReleaseType, ...names: readonly string[]): Upgrade[] {
  const plan = planRelease(changesetOf(type, ...names));
  const next = versionsOf(plan.map(({ name, newVersion }) => [name, newVersion]));
  const released = packed.filter(({ name }) => `@claimkit/${name}` in next);
  const registry = registries.publish(`${type}-${names.join("-")}`, [
    ...firstReleases,
    ...released.map((one) => repack(one, { ...first, ...next })),
  ]);
  const majors = plan.filter((planned) => planned.type === "major");
  const needsOthers = majors.length > names.length;
  const ofAll = names.length > 1 ? `, of a ${type} release of all` : "";
  const alone = names.map((name): Upgrade => {
    const takes = { [`@claimkit/${name}`]: next[`@claimkit/${name}`] ?? "" };
    return { what: `${name} ${type}${ofAll}`, registry, takes, needsOthers };
  });
  const what = `${names.join()} ${type} with what follows`;
  return needsOthers ? [...alone, { what, registry, takes: next, needsOthers: false }] : alone;
}

const upgrades = [
  ...packageNames.flatMap((name) => TYPES.flatMap((type) => upgradesTo(type, name))),
  ...upgradesTo("minor", ...packageNames),
];
const [beginning = ""] = process.argv.slice(2);
const selected = upgrades.filter(({ what }) => what.startsWith(beginning));
const problems: string[] = [];
try {
  const host = await lockedHost("vite", registries.publish("first", firstReleases));
  for (const upgrade of selected) {
    const npm = await upgradeWithNpm(host, upgrade);
    const pnpm = await upgradeWithPnpm(host, upgrade);
    console.log(`${upgrade.what}: ${npm.result}, ${pnpm.result}`);
    problems.push(...[...npm.problems, ...pnpm.problems].map((text) => `${upgrade.what}: ${text}`));
  }
  for (const upgrade of selected.filter(({ what }) => OPENED.has(what))) {
    const app = await installUpgraded(host, upgrade);
    await run(app, "npm", "run", "build");
    await checkApp(upgrade.what, await serveFiles(join(app, "dist")));
    await checkCustomizedPage(upgrade.what, await serveFiles(join(app, "dist"), "custom.html"));
  }
} finally {
  registries.stop();
}
if (problems.length > 0) throw new Error(problems.join("\n"));
