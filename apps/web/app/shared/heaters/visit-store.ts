import { newKey } from "@heater-age/client/key";
import type { SavedData, SavedVisit } from "./saved-heater.ts";
import { type Change, change } from "./store.ts";

/** Ends all open visits, so that only one is open at a time. */
async function endOpen(transaction: Change, endedAt: string): Promise<void> {
  const visits = transaction.objectStore("visits");
  const open = (await visits.getAll()).filter((visit) => visit.endedAt === undefined);
  await Promise.all(open.map((visit) => visits.put({ ...visit, endedAt })));
}

/** Starts a visit, and ends the previous one. */
export const startVisit = (name: string): Promise<SavedVisit> =>
  change(async (transaction) => {
    const visit = { id: newKey(), name, startedAt: new Date().toISOString() };
    await endOpen(transaction, visit.startedAt);
    await transaction.objectStore("visits").put(visit);
    return visit;
  });

/** Renames a visit. */
export const renameVisit = (id: string, name: string): Promise<void> =>
  change(async (transaction) => {
    const visits = transaction.objectStore("visits");
    const visit = await visits.get(id);
    if (visit !== undefined) await visits.put({ ...visit, name });
  });

/** Ends the open visit. */
export const endVisit = (): Promise<void> =>
  change((transaction) => endOpen(transaction, new Date().toISOString()));

/** Reopens a visit, and ends the open one. */
export const reopenVisit = (id: string): Promise<void> =>
  change(async (transaction) => {
    await endOpen(transaction, new Date().toISOString());
    const visits = transaction.objectStore("visits");
    const visit = await visits.get(id);
    if (visit === undefined) return;
    const { endedAt: _endedAt, ...open } = visit;
    await visits.put(open);
  });

/** Deletes a visit with its heaters, and returns the deleted data. */
export const deleteVisit = (id: string): Promise<SavedData> =>
  change(async (transaction) => {
    const [heaters, photos, visits] = [
      transaction.objectStore("heaters"),
      transaction.objectStore("photos"),
      transaction.objectStore("visits"),
    ];
    const [all, visit] = await Promise.all([heaters.getAll(), visits.get(id)]);
    const deleted = all.filter((heater) => heater.visit === id);
    const found = await Promise.all(deleted.map((heater) => photos.get(heater.id)));
    await Promise.all([
      ...deleted.flatMap((heater) => [heaters.delete(heater.id), photos.delete(heater.id)]),
      visits.delete(id),
    ]);
    return {
      heaters: deleted,
      photos: found.filter((photo) => photo !== undefined),
      visits: visit === undefined ? [] : [visit],
    };
  });
