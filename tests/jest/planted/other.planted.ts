import { leaveThingsBehind } from "./leave-things-behind";

leaveThingsBehind();
