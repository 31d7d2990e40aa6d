import type { Language } from "@heater-age/messages";
import { buttonClass } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import * as layout from "@heater-age/ui/layout";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import type { AddressGroup } from "../../shared/heaters/address-groups.ts";
import { nextHeaterPath } from "../../shared/heaters/heater-path.ts";
import * as styles from "./address-group.css.ts";
import { HeaterList } from "./HeaterList.tsx";
import { ListActions, type PrintList } from "./ListActions.tsx";

interface AddressCardProps {
  readonly language: Language;
  readonly group: AddressGroup;
  readonly onPrint: PrintList;
}

/** Renders the heaters at an address, and the actions for them. */
export function AddressCard({ language, group, onPrint }: AddressCardProps) {
  const headingId = useId();
  const { address, heaters } = group;
  const next = nextHeaterPath(language, heaters[0]?.heater.brand);
  return (
    <Card className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className={styles.address} id={headingId} translate="no">
          {address}
        </h2>
        <p className={layout.quiet}>
          <FormattedMessage id="heaters.count" values={{ count: heaters.length }} />
        </p>
      </div>
      <div className={styles.rows}>
        <HeaterList language={language} heaters={heaters} />
      </div>
      <div className={styles.foot}>
        <div className={layout.row}>
          <Link className={buttonClass("leading")} to={next} state={{ again: true }}>
            <FormattedMessage id="heaters.next" />
          </Link>
          <ListActions groups={[group]} title={address} onPrint={onPrint} />
        </div>
      </div>
    </Card>
  );
}
