import { askPnpm } from "./ask-pnpm.ts";

/** The bill of materials, as far as it is looked at here. */
export interface Bill {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly name: string;
    readonly group?: string;
    readonly version: string;
    readonly hashes?: readonly object[];
  }[];
}

/** The bill of materials of the product in CycloneDX: every package that runs or is sent to a visitor. */
export function billOfMaterials(): string {
  const { status, said, complained } = askPnpm([
    "sbom",
    "--lockfile-only",
    "--prod",
    "--sbom-format=cyclonedx",
    "--sbom-type=application",
  ]);
  if (status !== 0) throw new Error(`pnpm sbom ended with ${status}: ${complained}`);
  return said;
}
