import { watchHistory } from "@/components/form/unsaved/ways-out";

// Runs before the router is there: a step of the browser's history has to be known here before the router takes it.
watchHistory();
