// Writes each public package's exports to its `api-report.md`. Build the packages first.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiReport } from "./api-report.ts";
import { publicPackages, repository } from "./public-packages.ts";

for (const { folder, description } of publicPackages()) {
  const home = join(repository, folder);
  writeFileSync(join(home, "api-report.md"), apiReport(home, description));
}
