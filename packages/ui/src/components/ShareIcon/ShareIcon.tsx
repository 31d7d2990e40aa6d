import { Glyph } from "../Icon/Glyph.tsx";

const paths = {
  facebook: "M11 2.2H9.8C8.2 2.2 7.3 3.1 7.3 4.7v9.1M4.9 7.6h5.4",
  twitter: "M2.6 2.5h2.7l8.1 11h-2.7zM12.9 2.5 9 6.9M6.9 9.2l-3.8 4.3",
  linkedin: "M3.5 6.6v6.9M3.5 3v.1M7.2 13.5V6.6M7.2 9.6c0-2 1.1-3.1 2.8-3.1s2.7 1.1 2.7 3v4",
  whatsapp:
    "m2.1 13.9.9-3.1a6 6 0 1 1 2.3 2.2zM6 5.4c-.2 2.7 1.9 4.8 4.6 4.6l.4-1.3-1.5-.8-.8.6c-.6-.3-1-.7-1.3-1.3l.6-.8-.8-1.5z",
  reddit:
    "M8 6.4c3.1 0 5.6 1.7 5.6 3.8S11.1 14 8 14s-5.6-1.7-5.6-3.8S4.9 6.4 8 6.4ZM8 6.4l.7-3.7 2.6.6M12.5 3.6v.1M5.9 9.4v.1M10.1 9.4v.1M5.9 11.5c1.2.9 3 .9 4.2 0",
  email: "M1.8 3.4h12.4v9.2H1.8zM2 3.8l6 5 6-5",
  sms: "M2 2.8h12v8.4H7.4l-3 2.6v-2.6H2zM5.3 7v.1M8 7v.1M10.7 7v.1",
} as const;

/** Services on which something can be shared. */
export type ShareIconName = keyof typeof paths;

/** Props of the icon. */
export interface ShareIconProps {
  readonly name: ShareIconName;
  readonly className?: string | undefined;
}

/**
 * Renders the logo of a service, like `Icon`. It is decoration: the name has the meaning.
 *
 * @example
 * <ShareIcon name="reddit" />
 */
export function ShareIcon({ name, className }: ShareIconProps) {
  return <Glyph path={paths[name]} className={className} />;
}
