import { watchHistory } from "@/components/form/unsaved/leave-watch";

// Runs before the router is there: a step of the browser's history has to be known here before the router takes it.
watchHistory();
