import "server-only";

/** Small scripts: Redis runs each of them whole. KEYS[1] is the lease, KEYS[2] notes who is sending under it. */

/** ARGV: owner, life in ms. */
export const renewScript = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;

/** ARGV: owner, life in ms, ms that what is sent may be under way. Answers the ms that another's may be yet, -1 if lost. */
export const beginSendScript = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return -1 end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
local sender = redis.call('GET', KEYS[2])
local open = sender and sender ~= ARGV[1] and redis.call('PTTL', KEYS[2]) or 0
redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[3])
return math.max(open, 0)`;

/** ARGV: owner, cooldown in ms, the value that stands for nobody. */
export const releaseScript = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
if tonumber(ARGV[2]) > 0 then redis.call('SET', KEYS[1], ARGV[3], 'PX', ARGV[2]) else redis.call('DEL', KEYS[1]) end
return 1`;
