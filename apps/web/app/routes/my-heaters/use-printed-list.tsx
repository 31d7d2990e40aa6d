import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { AddressGroup } from "../../shared/heaters/address-groups.ts";
import { readPhoto } from "../../shared/heaters/store.ts";
import { ListSheet, type ListSheetProps, type Photos } from "./documents/ListSheet.tsx";
import type { PrintList } from "./ListActions.tsx";

async function findPhotos(groups: readonly AddressGroup[]): Promise<Photos> {
  const photos = await Promise.all(
    groups
      .flatMap(({ heaters }) => heaters)
      .filter(({ heater }) => heater.hasPhoto)
      .map(async ({ heater: { id } }) => [id, await readPhoto(id)] as const),
  );
  return new Map(photos.flatMap(([id, photo]) => (photo === undefined ? [] : [[id, photo]])));
}

/**
 * Prints heaters.
 *
 * @returns The sheet that was printed last, which is visible in print only, and a function that prints. It opens the
 *   browser's print dialog, which can also save a PDF.
 */
export function usePrintedList(): readonly [sheet: ReactNode, print: PrintList] {
  const [printed, setPrinted] = useState<ListSheetProps>();

  const print = async (groups: readonly AddressGroup[], title: string) => {
    const photos = await findPhotos(groups);
    flushSync(() => setPrinted({ groups, title, photos }));
    await Promise.all([...document.querySelectorAll<HTMLImageElement>("article img")].map(isDecoded));
    const before = document.title;
    // Browsers use it as the name of the file.
    document.title = title;
    window.print();
    document.title = before;
  };

  const sheet = printed === undefined ? null : <ListSheet {...printed} />;
  return [sheet, print];
}

/** Waits until an image can be painted. A damaged one is left out. */
const isDecoded = (picture: HTMLImageElement): Promise<void> => picture.decode().catch(() => undefined);
