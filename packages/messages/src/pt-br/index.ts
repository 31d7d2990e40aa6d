import type { Messages } from "../catalog/shape.ts";
import { accuracy } from "./accuracy.ts";
import { advice } from "./advice.ts";
import { analytics } from "./analytics.ts";
import { brand } from "./brand.ts";
import { brands } from "./brands.ts";
import { care } from "./care.ts";
import { clues } from "./clues.ts";
import { commandLine } from "./command-line.ts";
import { contact } from "./contact.ts";
import { developerTerms } from "./developer-terms.ts";
import { device } from "./device.ts";
import { document } from "./document.ts";
import { energy } from "./energy.ts";
import { errors } from "./errors.ts";
import { failure } from "./failure.ts";
import { form } from "./form.ts";
import { guide } from "./guide.ts";
import { heaters } from "./heaters.ts";
import { home } from "./home.ts";
import { life } from "./life.ts";
import { maker } from "./maker.ts";
import { model } from "./model.ts";
import { noLabel } from "./no-label.ts";
import { offer } from "./offer.ts";
import { plate } from "./plate.ts";
import { privacy } from "./privacy.ts";
import { problems } from "./problems.ts";
import { proof } from "./proof.ts";
import { reading } from "./reading.ts";
import { reasons } from "./reasons.ts";
import { recommendation } from "./recommendation.ts";
import { report } from "./report.ts";
import { result } from "./result.ts";
import { safety } from "./safety.ts";
import { scan } from "./scan.ts";
import { share } from "./share.ts";
import { shell } from "./shell.ts";
import { specifications } from "./specifications.ts";
import { terms } from "./terms.ts";
import { toast } from "./toast.ts";
import { warranty } from "./warranty.ts";
import { widget } from "./widget.ts";

/** The texts in Brazilian Portuguese. */
export const messages: Messages = {
  accuracy,
  advice,
  analytics,
  brand,
  brands,
  care,
  clues,
  commandLine,
  contact,
  developerTerms,
  device,
  document,
  energy,
  errors,
  failure,
  form,
  guide,
  heaters,
  home,
  life,
  maker,
  model,
  noLabel,
  offer,
  plate,
  privacy,
  problems,
  proof,
  reading,
  reasons,
  recommendation,
  report,
  result,
  safety,
  scan,
  share,
  shell,
  specifications,
  terms,
  toast,
  warranty,
  widget,
};
