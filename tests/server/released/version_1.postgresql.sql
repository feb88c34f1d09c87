CREATE TABLE version (
	number SERIAL NOT NULL,
	PRIMARY KEY (number)
);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL,
	document BYTEA NOT NULL,
	touched FLOAT NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE matches (
	id VARCHAR(40) NOT NULL,
	table_id VARCHAR(40) NOT NULL,
	document BYTEA NOT NULL,
	began FLOAT NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE acts (
	match_id VARCHAR(40) NOT NULL,
	number INTEGER NOT NULL,
	actor INTEGER NOT NULL,
	text TEXT NOT NULL,
	key VARCHAR(60) NOT NULL,
	at BIGINT NOT NULL,
	PRIMARY KEY (match_id, number)
);
CREATE TABLE chat (
	table_id VARCHAR(40) NOT NULL,
	number INTEGER NOT NULL,
	document TEXT NOT NULL,
	PRIMARY KEY (table_id, number)
);
CREATE INDEX matches_of_table ON matches (table_id);
