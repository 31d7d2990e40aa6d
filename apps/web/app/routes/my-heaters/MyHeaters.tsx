import type { Language } from "@heater-age/messages";
import { Button, buttonClass } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { Field } from "@heater-age/ui/Field";
import { Notice } from "@heater-age/ui/Notice";
import { TextInput } from "@heater-age/ui/TextInput";
import * as layout from "@heater-age/ui/layout";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { hasSaved } from "../../shared/heaters/has-saved.ts";
import { faultTexts, toFault } from "../../shared/heaters/store-fault.ts";
import { useSavedHeaters } from "../../shared/heaters/use-saved-heaters.ts";
import { foundGroups, visitGroups } from "../../shared/heaters/visit-groups.ts";
import { HeaterList } from "./HeaterList.tsx";
import * as styles from "./my-heaters.css.ts";
import { OpenVisit } from "./OpenVisit.tsx";
import { PastVisits } from "./PastVisits.tsx";
import { SavedTools } from "./SavedTools.tsx";
import { StartVisit } from "./StartVisit.tsx";
import { useVisitSheet } from "./use-visit-sheet.tsx";

/** Props of the list. */
export interface MyHeatersProps {
  readonly language: Language;
}

/** Renders the saved heaters, once they are loaded from the browser's storage, and the actions for all of them. */
export function MyHeaters({ language }: MyHeatersProps) {
  const { formatMessage } = useIntl();
  const searchId = useId();
  const { data: { heaters: listed, visits } = {}, error, refetch } = useSavedHeaters();
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed);
  const groups = useMemo(() => visitGroups(listed ?? [], visits ?? []), [listed, visits]);
  const { open } = groups;
  const { past, loose } = useMemo(() => foundGroups(groups, wanted), [groups, wanted]);
  const [fresh, setFresh] = useState<string>();
  const [sheet, print] = useVisitSheet(groups);

  if (error !== null) {
    return (
      <div className={styles.empty} role="alert">
        <Notice icon="alert">
          <FormattedMessage id={faultTexts[toFault(error).code]} />
        </Notice>
        <Button tone="secondary" onClick={() => void refetch()}>
          <FormattedMessage id="result.tryAgain" />
        </Button>
      </div>
    );
  }
  if (listed === undefined) {
    return (
      <p className={layout.quiet} role="status">
        <FormattedMessage id="heaters.opening" />
      </p>
    );
  }
  const searched = listed.length - (open?.heaters.length ?? 0);
  const isEmpty = listed.length === 0 && open === undefined && groups.past.length === 0;
  const found = loose.length + past.reduce((sum, { heaters }) => sum + heaters.length, 0);
  return (
    <>
      {open === undefined ? null : (
        <OpenVisit language={language} group={open} isFresh={open.visit.id === fresh} onPrint={print} />
      )}
      {isEmpty ? <Empty language={language} /> : null}
      {open === undefined ? <StartVisit onStart={setFresh} /> : null}
      {searched === 0 ? null : (
        <div className={layout.column.medium}>
          <div className={styles.finding} role="search">
            <div className={styles.search}>
              <Field id={searchId} label={<FormattedMessage id="heaters.search" />}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="search"
                    autoComplete="off"
                    placeholder={formatMessage({ id: "heaters.searchExample" })}
                    value={typed}
                    onChange={({ target }) => setTyped(target.value)}
                  />
                )}
              </Field>
            </div>
            <p className={layout.quiet} role="status">
              {found === searched ? (
                <FormattedMessage id="heaters.count" values={{ count: searched }} />
              ) : (
                <FormattedMessage id="heaters.countFound" values={{ found, count: searched }} />
              )}
            </p>
          </div>
          {loose.length === 0 ? null : <HeaterList key={language} language={language} heaters={loose} />}
        </div>
      )}
      {past.length === 0 ? null : (
        <PastVisits
          language={language}
          groups={past}
          areOpen={wanted.trim() !== ""}
          onPrint={print}
          onReopen={setFresh}
        />
      )}
      <SavedTools heaters={listed} />
      {sheet}
    </>
  );
}

/** Renders what to do if nothing is saved, and whether the browser has cleared the saved heaters. */
function Empty({ language }: { readonly language: Language }) {
  return (
    <Card className={styles.empty}>
      {hasSaved() ? (
        <Notice icon="alert">
          <FormattedMessage id="heaters.cleared" />
        </Notice>
      ) : null}
      <h2 className={layout.heading.subtitle}>
        <FormattedMessage id="heaters.emptyTitle" />
      </h2>
      <p>
        <FormattedMessage id="heaters.emptyText" />
      </p>
      <Link className={buttonClass("main")} to={pathIn(language, "/")}>
        <FormattedMessage id="heaters.check" />
      </Link>
    </Card>
  );
}
