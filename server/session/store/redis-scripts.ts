import "server-only";

/** Small scripts: Redis runs each of them whole, with nothing in between. KEYS[1] is the record. */

/** ARGV: life in ms, key, then field and value in turn. KEYS[2]: the user's set of keys. */
export const createScript = `
redis.call('HSET', KEYS[1], unpack(ARGV, 3))
redis.call('PEXPIRE', KEYS[1], ARGV[1])
redis.call('SADD', KEYS[2], ARGV[2])
if redis.call('PTTL', KEYS[2]) < tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[2], ARGV[1]) end
return 1`;

/**
 * ARGV: seen at, least time between two writes, prefix of the users' sets. The record lives on until it
 * idles out, the user's set at least as long.
 */
export const touchScript = `
local row = redis.call('HMGET', KEYS[1], 'lastSeenAt', 'idleMs', 'createdAt', 'absoluteMs', 'userId')
if not row[1] or ARGV[1] - row[1] < tonumber(ARGV[2]) then return 0 end
redis.call('HSET', KEYS[1], 'lastSeenAt', ARGV[1])
local left = string.format('%.0f', math.min(tonumber(row[2]), row[3] + row[4] - ARGV[1]))
redis.call('PEXPIRE', KEYS[1], left)
local set = ARGV[3] .. row[5]
if redis.call('PTTL', set) < tonumber(left) then redis.call('PEXPIRE', set, left) end
return 1`;

/** ARGV: expected gen, sealed, last refresh or '', doubt or '' to leave it. Never brings a record back. */
export const compareAndSetScript = `
if redis.call('HGET', KEYS[1], 'gen') ~= ARGV[1] then return 0 end
redis.call('HINCRBY', KEYS[1], 'gen', 1)
redis.call('HSET', KEYS[1], 'sealed', ARGV[2], 'lastRefreshAt', ARGV[3])
if ARGV[4] ~= '' then redis.call('HSET', KEYS[1], 'doubt', ARGV[4]) end
return 1`;

/** ARGV: expected gen, doubt. */
export const markDoubtScript = `
if redis.call('HGET', KEYS[1], 'gen') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'doubt', ARGV[2])
return 1`;

/** ARGV: key, prefix of the users' sets, the only user or '', the only gen or ''. */
export const destroyScript = `
local row = redis.call('HMGET', KEYS[1], 'userId', 'gen')
if not row[1] then return 0 end
if ARGV[3] ~= '' and ARGV[3] ~= row[1] then return 0 end
if ARGV[4] ~= '' and ARGV[4] ~= row[2] then return 0 end
redis.call('DEL', KEYS[1])
redis.call('SREM', ARGV[2] .. row[1], ARGV[1])
return 1`;

/** KEYS[1]: the user's set. ARGV: prefix of the records. */
export const destroyByUserScript = `
local destroyed = 0
for _, key in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  destroyed = destroyed + redis.call('DEL', ARGV[1] .. key)
end
redis.call('DEL', KEYS[1])
return destroyed`;
