// Run by mongosh inside the container of MongoDB: starts the set of one and gives it its users, whose names and
// passwords are those of the addresses in /secrets. A set of an earlier version, which had no users, keeps its data.
// May run any number of times; a password that was changed in its file is changed in MongoDB.
const { readFileSync, readdirSync } = require('node:fs');

const userOf = (file) => {
  const { username, password } = new URL(readFileSync(`/secrets/${file}`, 'utf8').trim());
  return { name: username, pwd: decodeURIComponent(password) };
};
const admin = db.getSiblingDB('admin');
const root = userOf('MONGODB_URL');

function signIn() {
  try {
    return admin.auth(root.name, root.pwd).ok === 1;
  } catch {
    return false;
  }
}

if (!signIn()) {
  // As long as there is no user, whoever comes from inside may make the first one.
  try {
    rs.status();
  } catch {
    rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongodb:27017' }] });
  }
  while (!db.hello().isWritablePrimary) sleep(100);
  admin.createUser({ user: root.name, pwd: root.pwd, roles: ['root'] });
  if (!signIn()) throw new Error('MONGODB_URL of the secrets is not the address of root');
}
while (!db.hello().isWritablePrimary) sleep(100);

const users = readdirSync('/secrets')
  .filter((name) => name.startsWith('MONGODB_URL_'))
  .map(userOf);
const owners = users.map(({ name }) => name).filter((name) => name !== 'backup');
for (const { name, pwd } of users) {
  // An owner has all of its own database, indexes included, and nothing of another's; a backup reads all.
  const roles =
    name === 'backup'
      ? owners.map((db) => ({ role: 'read', db }))
      : ['readWrite', 'dbAdmin'].map((role) => ({ role, db: name }));
  if (admin.getUser(name)) admin.updateUser(name, { pwd, roles });
  else admin.createUser({ user: name, pwd, roles });
}
