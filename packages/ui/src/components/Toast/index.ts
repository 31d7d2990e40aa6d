export * from "./Toast.tsx";
