import type { Language } from "@heater-age/messages";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";

interface PrivacyNoteProps {
  readonly language: Language;
  /** The text, with a `link`. */
  readonly id: FormatjsIntl.Message["ids"];
  readonly className: string;
}

/** Renders what happens to the data of a form, with a link to the privacy policy. */
export function PrivacyNote({ language, id, className }: PrivacyNoteProps) {
  return (
    <p className={className}>
      <FormattedMessage
        id={id}
        values={{
          link: (text) => (
            <Link key="privacy" to={pathIn(language, "/privacy-policy/")}>
              {text}
            </Link>
          ),
        }}
      />
    </p>
  );
}
