export * from "./Plate.tsx";
