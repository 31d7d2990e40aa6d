import { Card } from "@heater-age/ui/Card";
import { screenOnly } from "@heater-age/ui/theme";
import type { Language } from "@heater-age/messages";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ShareButton } from "./ShareButton.tsx";
import * as styles from "./ShareCard.css.ts";
import { ShareLinks, type ShareLinksProps } from "./ShareLinks.tsx";
import { useOrigin } from "./use-origin.ts";

type LinksProps = Omit<ShareLinksProps, "look" | "around">;

const plainLinks = (props: LinksProps) => <ShareLinks {...props} look="icons" />;

interface ShareCardProps {
  readonly language: Language;
  readonly path: string;
}

/**
 * Renders the card that shares the page: one button on small screens, all links if there is room.
 */
export function ShareCard({ language, path }: ShareCardProps) {
  const { formatMessage } = useIntl();
  const origin = useOrigin();
  const [card, Links] = useExplained();
  const what = {
    type: "website",
    title: formatMessage({ id: "home.title" }),
    text: formatMessage({ id: "share.websiteText" }),
    address: origin === "" ? "" : origin + path,
  } as const;
  return (
    <Card className={`${styles.card} ${screenOnly}`} aria-labelledby="share-heading" ref={card}>
      <h2 className={styles.heading} id="share-heading">
        <FormattedMessage id="share.heading" />
      </h2>
      <div className={styles.button}>
        <ShareButton language={language} what={what} tone="secondary" />
      </div>
      <div className={styles.links}>
        <Links language={language} what={what} />
      </div>
    </Card>
  );
}

/** Returns the links with tooltips. These load when the card scrolls near, on devices with a pointer. */
function useExplained() {
  const card = useRef<HTMLElement>(null);
  const [Links, setLinks] = useState<ComponentType<LinksProps>>(() => plainLinks);

  useEffect(() => {
    if (card.current === null || !matchMedia("(hover: hover)").matches) return undefined;
    const near = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      import("./ExplainedLinks.tsx").then(
        ({ ExplainedLinks }) => setLinks(() => ExplainedLinks),
        // The links have accessible names without tooltips.
        () => undefined,
      );
    });
    near.observe(card.current);
    return () => near.disconnect();
  }, []);

  return [card, Links] as const;
}
