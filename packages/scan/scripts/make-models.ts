// Makes the models that read text small: `pnpm --filter @heater-age/scan models`.
import { makeModels } from "./models.ts";

makeModels();
