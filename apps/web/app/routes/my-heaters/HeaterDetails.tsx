import type { Language } from "@heater-age/messages";
import { datesText, dayText, isoDateText, kindNames } from "@heater-age/messages/format";
import { Button, buttonClass } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { Notice } from "@heater-age/ui/Notice";
import * as layout from "@heater-age/ui/layout";
import { plateText } from "@heater-age/ui/theme";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { checkQuery } from "../../shared/check/input.ts";
import { madeText, nameText } from "../../shared/heaters/HeaterRow.tsx";
import type { ListedHeater } from "../../shared/heaters/listed-heater.ts";
import { SaveDialog } from "../../shared/heaters/SaveDialog.tsx";
import { readPhoto } from "../../shared/heaters/store.ts";
import { Fact, Facts } from "../../shared/result/Facts.tsx";
import * as styles from "./my-heaters.css.ts";

interface HeaterDetailsProps {
  readonly language: Language;
  readonly listed: ListedHeater;
  readonly onDelete: () => void;
}

/** Renders the saved data of a heater, and buttons to open, edit, and delete it. */
export function HeaterDetails({ language, listed, onDelete }: HeaterDetailsProps) {
  const intl = useIntl();
  const [editing, setEditing] = useState(false);
  const { heater, check, isChanged, kind } = listed;
  const { serial, model, installed, notes, savedAt, date } = heater;
  const others = check?.result.decoding.candidates.slice(1) ?? [];
  return (
    <>
      {isChanged && date !== undefined ? (
        <Notice icon="alert">
          <FormattedMessage
            id={check === undefined ? "heaters.changedUnread" : "heaters.changed"}
            values={{ before: isoDateText(intl, date), now: madeText(intl, listed) }}
          />
        </Notice>
      ) : null}
      <Photo listed={listed} />
      <Facts>
        <Fact name="form.serial">
          <span className={plateText} translate="no">
            {serial}
          </span>
        </Fact>
        {model === "" ? null : (
          <Fact name="form.model">
            <span className={plateText} translate="no">
              {model}
            </span>
          </Fact>
        )}
        {kind === undefined ? null : (
          <Fact name="specifications.type">
            <FormattedMessage id={kindNames[kind]} />
          </Fact>
        )}
        {installed === undefined ? null : (
          <Fact name="heaters.installed">{isoDateText(intl, installed)}</Fact>
        )}
        {notes === "" ? null : (
          <Fact name="heaters.notes">
            <span className={styles.typed}>{notes}</span>
          </Fact>
        )}
        <Fact name="heaters.savedOn">{dayText(intl, savedAt.slice(0, 10))}</Fact>
      </Facts>
      {listed.isOpen || others.length === 0 ? null : (
        <p className={layout.quiet}>
          <FormattedMessage id="result.verdictOther" values={{ dates: datesText(intl, others) }} />
        </p>
      )}
      <div className={layout.row}>
        <Link
          className={buttonClass("leading")}
          to={pathIn(language, "/") + checkQuery({ brand: heater.brand, serial, model })}
        >
          <FormattedMessage id="heaters.open" />
        </Link>
        <Button tone="secondary" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          <Icon name="pencil" />
          <FormattedMessage id="heaters.edit" />
        </Button>
        <Button tone="quiet" onClick={onDelete}>
          <FormattedMessage id="heaters.delete" />
        </Button>
      </div>
      {editing ? (
        <SaveDialog language={language} heater={heater} isEdit open onClose={() => setEditing(false)} />
      ) : null}
    </>
  );
}

/** Renders the photo, which is loaded when the heater is opened. */
function Photo({ listed }: { readonly listed: ListedHeater }) {
  const intl = useIntl();
  const [photo, setPhoto] = useState<string>();
  const { id, hasPhoto, changedAt } = listed.heater;

  useEffect(() => {
    // The list reports the error.
    if (hasPhoto) readPhoto(id).then(setPhoto, () => undefined);
  }, [id, hasPhoto, changedAt]);

  if (!hasPhoto || photo === undefined) return null;
  const name = nameText(intl, listed);
  return (
    <img
      className={styles.photo}
      src={photo}
      alt={intl.formatMessage({ id: "heaters.photoAlt" }, { name })}
    />
  );
}
