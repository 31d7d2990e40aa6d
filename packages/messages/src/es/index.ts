import type { Messages } from "../shape.ts";
import { analytics } from "./analytics.ts";
import { brand } from "./brand.ts";
import { brands } from "./brands.ts";
import { commandLine } from "./command-line.ts";
import { contact } from "./contact.ts";
import { developerTerms } from "./developer-terms.ts";
import { document } from "./document.ts";
import { errors } from "./errors.ts";
import { failure } from "./failure.ts";
import { form } from "./form.ts";
import { guide } from "./guide.ts";
import { home } from "./home.ts";
import { model } from "./model.ts";
import { offer } from "./offer.ts";
import { plate } from "./plate.ts";
import { privacy } from "./privacy.ts";
import { problems } from "./problems.ts";
import { reading } from "./reading.ts";
import { reasons } from "./reasons.ts";
import { recommendation } from "./recommendation.ts";
import { report } from "./report.ts";
import { result } from "./result.ts";
import { share } from "./share.ts";
import { shell } from "./shell.ts";
import { specifications } from "./specifications.ts";
import { terms } from "./terms.ts";
import { toast } from "./toast.ts";
import { widget } from "./widget.ts";

/** The Spanish texts. */
export const messages: Messages = {
  analytics,
  brand,
  brands,
  commandLine,
  contact,
  developerTerms,
  document,
  errors,
  failure,
  form,
  guide,
  home,
  model,
  offer,
  plate,
  privacy,
  problems,
  reading,
  reasons,
  recommendation,
  report,
  result,
  share,
  shell,
  specifications,
  terms,
  toast,
  widget,
};
