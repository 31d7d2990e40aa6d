export * from "./Steps.tsx";
