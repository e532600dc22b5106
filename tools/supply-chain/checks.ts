/** What a check found: what is in order or could not be looked at, and what is not in order. */
export interface Finding {
  ok: boolean;
  text: string;
}

/** SHA-256 sums of the Node binary that npm installs, by version and by platform such as `linux-x64`. */
export type Checksums = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Compares the Node binary with its record. A platform that nobody recorded is said, and is no failure. */
export function checkBinary(recorded: Checksums, version: string, platform: string, sum: string): Finding {
  const versionSums = recorded[version];
  if (!versionSums) return { ok: false, text: `No checksum is recorded for Node ${version}.` };
  const expected = versionSums[platform];
  if (!expected)
    return { ok: true, text: `Node ${version} for ${platform} has no recorded checksum: not checked.` };
  if (sum === expected) return { ok: true, text: `Node ${version} for ${platform} is the recorded binary.` };
  return { ok: false, text: `Node ${version} for ${platform} has the checksum ${sum}, not ${expected}.` };
}

const registry = 'https://registry.npmjs.org/';

/** What `package-lock.json` says of an installed package. */
interface LockedPackage {
  hasInstallScript?: boolean;
  inBundle?: boolean;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

/** The platform that packages are installed for. */
interface Platform {
  os: string;
  cpu: string;
}

/**
 * Whether npm leaves a package out on this platform. The registry that the lock file was made against does not carry every
 * platform's build, so these may stand there without a checksum; `npm install` against a full registry adds it.
 */
const isForOthers = ({ optional, os, cpu }: LockedPackage, here: Platform) =>
  optional === true && (os?.includes(here.os) === false || cpu?.includes(here.cpu) === false);

/** Every package that is installed here comes from npm's registry with a checksum, and every install script is allowed by its name. */
export function checkLock(
  packages: Readonly<Record<string, LockedPackage>>,
  allowed: Readonly<Record<string, boolean>>,
  here: Platform = { os: process.platform, cpu: process.arch },
): Finding[] {
  const installed = Object.entries(packages).filter(
    ([path, locked]) => path !== '' && !isForOthers(locked, here),
  );
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const strange = installed.filter(
    // Without an address npm asks its registry; what lies inside another package has that one's checksum.
    ([, { resolved = registry, integrity, inBundle }]) =>
      !resolved.startsWith(registry) || !(integrity || inBundle),
  );
  const scripts = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  // A package that is left out here keeps its script from running; fsevents is for macOS and works without.
  const unknown = scripts.filter((name) => !(name in allowed));
  return [
    strange.length === 0
      ? { ok: true, text: `All ${installed.length} packages come from the registry with a checksum.` }
      : {
          ok: false,
          text: `Without checksum or from elsewhere: ${strange.map(([path]) => path).join(', ')}`,
        },
    unknown.length === 0
      ? { ok: true, text: `Install scripts are allowed by name: ${[...new Set(scripts)].join(', ')}.` }
      : {
          ok: false,
          text: `Install scripts that allowScripts does not name: ${[...new Set(unknown)].join(', ')}`,
        },
  ];
}
