import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { readPhoto } from "../../shared/heaters/store.ts";
import type { VisitGroup, VisitGroups } from "../../shared/heaters/visit-groups.ts";
import { type Photos, VisitSheet } from "./documents/VisitSheet.tsx";

interface Printed {
  readonly id: string;
  readonly photos: Photos;
}

async function findPhotos({ heaters }: VisitGroup): Promise<Photos> {
  const found = await Promise.all(
    heaters
      .filter(({ heater }) => heater.hasPhoto)
      .map(async ({ heater: { id } }) => [id, await readPhoto(id)] as const),
  );
  return new Map(found.flatMap(([id, photo]) => (photo === undefined ? [] : [[id, photo]])));
}

/**
 * Prints visits.
 *
 * @returns The sheet of the visit that was printed last, which is visible in print only, and a function that prints a
 *   visit. It opens the browser's print dialog, which can also save a PDF.
 */
export function useVisitSheet({
  open,
  past,
}: VisitGroups): readonly [sheet: ReactNode, print: (group: VisitGroup) => Promise<void>] {
  const [printed, setPrinted] = useState<Printed>();
  const group = [...(open ? [open] : []), ...past].find(({ visit }) => visit.id === printed?.id);

  const print = async (wanted: VisitGroup) => {
    const photos = await findPhotos(wanted);
    flushSync(() => setPrinted({ id: wanted.visit.id, photos }));
    await Promise.all([...document.querySelectorAll<HTMLImageElement>("article img")].map(isDecoded));
    const { title } = document;
    // Browsers use it as the name of the file.
    document.title = wanted.visit.name;
    window.print();
    document.title = title;
  };

  const sheet =
    printed === undefined || group === undefined ? null : (
      <VisitSheet group={group} photos={printed.photos} />
    );
  return [sheet, print];
}

/** Waits until an image can be painted. A damaged one is left out. */
const isDecoded = (picture: HTMLImageElement): Promise<void> => picture.decode().catch(() => undefined);
