import type { Language } from "@heater-age/messages";
import { Button, buttonClass } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { Field } from "@heater-age/ui/Field";
import { Notice } from "@heater-age/ui/Notice";
import { TextInput } from "@heater-age/ui/TextInput";
import * as layout from "@heater-age/ui/layout";
import { useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { addressGroups } from "../../shared/heaters/address-groups.ts";
import { hasSaved } from "../../shared/heaters/has-saved.ts";
import { isFound } from "../../shared/heaters/listed-heater.ts";
import { normalisedAddress } from "../../shared/heaters/saved-heater.ts";
import { faultTexts, toFault } from "../../shared/heaters/store-fault.ts";
import { useSavedHeaters } from "../../shared/heaters/use-saved-heaters.ts";
import { AddressCard } from "./AddressCard.tsx";
import { HeaterList } from "./HeaterList.tsx";
import { preloadDocuments } from "./ListActions.tsx";
import * as styles from "./my-heaters.css.ts";
import { SavedTools } from "./SavedTools.tsx";
import { usePrintedList } from "./use-printed-list.tsx";

export interface MyHeatersProps {
  readonly language: Language;
}

/** Renders the saved heaters, once they are loaded from the browser's storage, and the actions for all of them. */
export function MyHeaters({ language }: MyHeatersProps) {
  const { formatMessage } = useIntl();
  const searchId = useId();
  const { data: listed, error, refetch } = useSavedHeaters();
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed);
  const matches = useMemo(() => (listed ?? []).filter((one) => isFound(one, query)), [listed, query]);
  const groups = useMemo(() => addressGroups(matches), [matches]);
  const [sheet, print] = usePrintedList();

  useEffect(() => {
    preloadDocuments().catch(() => undefined);
  }, []);

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
  return (
    <>
      {listed.length === 0 ? (
        <Empty language={language} />
      ) : (
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
            {matches.length === listed.length ? (
              <FormattedMessage id="heaters.count" values={{ count: listed.length }} />
            ) : (
              <FormattedMessage
                id="heaters.countFound"
                values={{ found: matches.length, count: listed.length }}
              />
            )}
          </p>
        </div>
      )}
      {groups.map((group) =>
        group.address === "" ? (
          <HeaterList key={language} language={language} heaters={group.heaters} />
        ) : (
          <AddressCard
            key={`${language} ${normalisedAddress(group.address)}`}
            language={language}
            group={group}
            onPrint={print}
          />
        ),
      )}
      <SavedTools heaters={listed} onPrint={print} />
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
