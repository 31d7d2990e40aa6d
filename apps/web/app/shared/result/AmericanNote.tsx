import * as layout from "@heater-age/ui/layout";
import { FormattedMessage } from "react-intl";

/** Renders that what follows is about heaters in North America. */
export const AmericanNote = () => (
  <p className={layout.quiet}>
    <FormattedMessage id="result.soldInNorthAmerica" />
  </p>
);
