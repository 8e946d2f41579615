// Made from the OpenAPI document by `npm run api-client`: do not edit.

export interface paths {
    "/api/account/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Where an e-mail goes when one signs in from a network that is new
         * @description Where an e-mail goes when one signs in from a network that is new; null: nowhere.
         *
         *     Any signed-in user may call.
         */
        put: operations["secondFactor.setNoticeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own second factors
         * @description One's own second factors, without anything secret of them.
         *
         *     Any signed-in user may call.
         */
        get: operations["secondFactor.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/passkey-challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to make a passkey
         * @description What the browser needs to make a passkey, for the same people as an app's secret.
         *
         *     Anybody may call.
         */
        post: operations["secondFactor.beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the passkey that the browser has made
         * @description Adds the passkey that the browser has made; signs in whoever had to set one up.
         *
         *     Anybody may call.
         */
        post: operations["secondFactor.addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes one of the own passkeys
         * @description Removes one of the own passkeys, and ends all other own sessions.
         *
         *     Any signed-in user may call.
         */
        delete: operations["secondFactor.removePasskey"];
        options?: never;
        head?: never;
        /**
         * Gives one of the own passkeys another name
         * @description Gives one of the own passkeys another name.
         *
         *     Any signed-in user may call.
         */
        patch: operations["secondFactor.renamePasskey"];
        trace?: never;
    };
    "/api/account/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes in place of all others
         * @description New recovery codes in place of all others, shown this once.
         *
         *     Any signed-in user may call.
         */
        post: operations["secondFactor.renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts the authenticator app into force by its first code
         * @description Puts the authenticator app into force by its first code; signs in whoever had to set one up.
         *
         *     Anybody may call.
         */
        put: operations["secondFactor.confirmTotp"];
        /**
         * A secret for an authenticator app
         * @description A secret for an authenticator app, for whoever is signed in or has to set up a second factor to be; in force once a code of it is given.
         *
         *     Anybody may call.
         */
        post: operations["secondFactor.beginTotp"];
        /**
         * Removes one's authenticator app
         * @description Removes one's authenticator app, and ends all other own sessions.
         *
         *     Any signed-in user may call.
         */
        delete: operations["secondFactor.removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own saved views
         * @description One's own saved views, of one list or of all, in the order in which they were saved.
         *
         *     Any signed-in user may call.
         */
        get: operations["views.list"];
        put?: never;
        /**
         * Saves a view of a list for oneself
         * @description Saves a view of a list for oneself; at most 20 of one list.
         *
         *     Any signed-in user may call.
         */
        post: operations["views.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a view of one's own
         * @description Deletes a view of one's own.
         *
         *     Any signed-in user may call.
         */
        delete: operations["views.delete"];
        options?: never;
        head?: never;
        /**
         * Renames a view of one's own
         * @description Renames a view of one's own, or saves another filter and order in it.
         *
         *     Any signed-in user may call.
         */
        patch: operations["views.update"];
        trace?: never;
    };
    "/api/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what of every record of every kind
         * @description Who changed what of every record of every kind, newest first; by person, record and time. A kind whose owner does not answer is left out and named.
         *
         *     Super administrators may call.
         */
        get: operations["activity.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a CSV file
         * @description The same as a CSV file, all pages of it. Without an owner it is not begun, and it breaks off when one goes away.
         *
         *     Super administrators may call.
         */
        get: operations["activity.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate-emergency/emergency-remove/{casinoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leaves a casino without an affiliate
         * @description Leaves a casino without an affiliate.
         *
         *     Any signed-in user may call.
         */
        delete: operations["assignments.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All affiliates, by name
         * @description All affiliates, by name.
         *
         *     Any signed-in user may call.
         */
        get: operations["affiliates.list"];
        put?: never;
        /**
         * Creates an affiliate that has not applied yet
         * @description Creates an affiliate that has not applied yet.
         *
         *     Any signed-in user may call.
         */
        post: operations["affiliates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliates.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Affiliates as a CSV file
         * @description Affiliates as a CSV file, by name unless sorted, without stored credentials; the search looks where the list of the portal does.
         *
         *     Any signed-in user may call.
         */
        get: operations["affiliates.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliates/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assigns many casinos to an affiliate
         * @description Assigns many casinos to an affiliate, or with null to nobody, and tells of each what became of it and whose it was. With `versions` only those that nobody has changed since are assigned.
         *
         *     Any signed-in user may call.
         */
        post: operations["assignments.many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One affiliate, with its stored credential
         * @description One affiliate, with its stored credential; with `password=hidden` an empty text stands for one, as screens ask.
         *
         *     Any signed-in user may call.
         */
        get: operations["affiliates.get"];
        put?: never;
        post?: never;
        /**
         * Deletes an affiliate
         * @description Deletes an affiliate; its casinos become unassigned first.
         *
         *     Any signed-in user may call.
         */
        delete: operations["affiliates.delete"];
        options?: never;
        head?: never;
        /**
         * Changes one or more fields of an affiliate
         * @description Changes one or more fields of an affiliate; an empty text is stored as null.
         *
         *     Any signed-in user may call.
         */
        patch: operations["affiliates.update"];
        trace?: never;
    };
    "/api/affiliates/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what of an affiliate
         * @description Who changed what of an affiliate, newest first. A changed password is told as the field credential, without values.
         *
         *     Any signed-in user may call.
         */
        get: operations["affiliates.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliates/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows an affiliate's stored credential
         * @description Shows an affiliate's stored credential, which its history tells with who asked.
         *
         *     Any signed-in user may call.
         */
        post: operations["affiliates.revealPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliates/{id}/postback-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the key for the postbacks of an affiliate was made
         * @description When the key for the postbacks of an affiliate was made; the key itself is told once.
         *
         *     Administrators and super administrators may call.
         */
        get: operations["postbacks.key"];
        put?: never;
        /**
         * Makes a new key for the postbacks of an affiliate and tells it once
         * @description Makes a new key for the postbacks of an affiliate and tells it once, with the address for the partner. The key before works for 24 hours more, older ones no longer.
         *
         *     Super administrators may call.
         */
        post: operations["postbacks.createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliates/{id}/postback-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the parameters of a postback as one of this affiliate
         * @description Reads the parameters of a postback as one of this affiliate, tells what was understood, and stores nothing. Malformed ones are refused as those of a postback are.
         *
         *     Administrators and super administrators may call.
         */
        post: operations["postbacks.try"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/age-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a check of the visitor's age by the provider that is set up
         * @description Begins a check of the visitor's age by the provider that is set up, tells where it is done, and sets the cookie that ties it to the browser.
         *
         *     Anybody may call.
         */
        post: operations["ageChecks.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/age-checks/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a check with what the visitor came back with from the provider
         * @description Ends a check with what the visitor came back with from the provider, in the browser that began it; gives a proof of age and takes the cookie away.
         *
         *     Anybody may call.
         */
        post: operations["ageChecks.end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own API keys, the latest first
         * @description One's own API keys, the latest first; their texts are told once, when they are made.
         *
         *     Any signed-in user may call.
         */
        get: operations["apiKeys.list"];
        put?: never;
        /**
         * Makes an API key of one's own and tells it once
         * @description Makes an API key of one's own and tells it once. Whatever its rights, it may do what its owner's role lets it at that moment and no more, and it ends after 366 days at the latest.
         *
         *     Any signed-in user may call.
         */
        post: operations["apiKeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The API keys of everybody
         * @description The API keys of everybody, the latest first.
         *
         *     Super administrators may call.
         */
        get: operations["apiKeys.listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends an API key of one's own
         * @description Ends an API key of one's own, within a second; super administrators end those of others too.
         *
         *     Any signed-in user may call.
         */
        delete: operations["apiKeys.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/article-images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a picture for a text or an author
         * @description Stores a picture for a text or an author: PNG, JPEG, WebP, AVIF or GIF, at most 10 MB. Texts name it by its hash.
         *
         *     Any signed-in user may call.
         */
        post: operations["articleImages.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a member of staff in and sets the session cookie
         * @description Signs a member of staff in and sets the session cookie, and one by which the browser is known again; 202 for who has a second factor or must have one: the next step is theirs.
         *
         *     Anybody may call.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session, if there is one
         * @description Ends the session, if there is one, and takes the cookie away.
         *
         *     Anybody may call.
         */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets a new password of one's own
         * @description Sets a new password of one's own, and ends all other own sessions.
         *
         *     Any signed-in user may call.
         */
        put: operations["account.changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The second step of a sign-in
         * @description The second step of a sign-in, in the browser that gave the password: sets the session cookie.
         *
         *     Anybody may call.
         */
        post: operations["secondFactor.signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A challenge for a passkey of whoever signs in or is signed in
         * @description A challenge for a passkey of whoever signs in or is signed in, good for one answer within five minutes.
         *
         *     Anybody may call.
         */
        post: operations["secondFactor.challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proves a second factor once more
         * @description Proves a second factor once more; calls that need it fresh can be made for ten minutes.
         *
         *     Any signed-in user may call.
         */
        post: operations["secondFactor.prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in; 401 when nobody is
         * @description Who is signed in; 401 when nobody is, or with `Prefer: handling=lenient` 204, for pages that are for everybody.
         *
         *     Anybody may call.
         */
        get: operations["auth.session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own sessions, the last seen first
         * @description One's own sessions, the last seen first.
         *
         *     Any signed-in user may call.
         */
        get: operations["account.sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a session of one's own
         * @description Ends a session of one's own; the one that asks loses its cookie too.
         *
         *     Any signed-in user may call.
         */
        delete: operations["account.endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All authors, by name
         * @description All authors, by name.
         *
         *     Any signed-in user may call.
         */
        get: operations["authors.list"];
        put?: never;
        /**
         * Adds an author; the slug is unique
         * @description Adds an author; the slug is unique.
         *
         *     Any signed-in user may call.
         */
        post: operations["authors.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One author, with the ETag that a change is made with
         * @description One author, with the ETag that a change is made with.
         *
         *     Any signed-in user may call.
         */
        get: operations["authors.get"];
        put?: never;
        post?: never;
        /**
         * Deletes an author whom no text names
         * @description Deletes an author whom no text names.
         *
         *     Administrators and super administrators may call.
         */
        delete: operations["authors.delete"];
        options?: never;
        head?: never;
        /**
         * Changes an author; what is left out stays as it is
         * @description Changes an author; what is left out stays as it is.
         *
         *     Any signed-in user may call.
         */
        patch: operations["authors.update"];
        trace?: never;
    };
    "/api/authors/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what of an author
         * @description Who changed what of an author, newest first.
         *
         *     Any signed-in user may call.
         */
        get: operations["authors.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Casinos, a page of them or
         * @description Casinos, a page of them or, without page and limit, all.
         *
         *     Any signed-in user may call.
         */
        get: operations["casinos.list"];
        put?: never;
        /**
         * Creates an unpublished casino
         * @description Creates an unpublished casino. The person who creates it comes from the session.
         *
         *     Any signed-in user may call.
         */
        post: operations["casinos.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Casinos as a CSV file
         * @description Casinos as a CSV file, filtered and sorted as in the lists, or those of these ids. With `affiliate` an affiliate's.
         *
         *     Any signed-in user may call.
         */
        get: operations["casinos.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes or unpublishes many casinos
         * @description Publishes or unpublishes many casinos, each by itself with its history, and tells of each what became of it. With `versions` only those that nobody has changed since are changed.
         *
         *     Any signed-in user may call.
         */
        post: operations["casinos.many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A casino by slug, digits then also by id
         * @description A casino by slug, digits then also by id; a visitor gets a published one only.
         *
         *     Anybody may call.
         */
        get: operations["casinos.bySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many casinos and promotions there are
         * @description How many casinos and promotions there are, where these hold, and which casinos lack something.
         *
         *     Any signed-in user may call.
         */
        get: operations["casinos.statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A casino by id; a visitor gets a published one only
         * @description A casino by id; a visitor gets a published one only.
         *
         *     Anybody may call.
         */
        get: operations["casinos.get"];
        put?: never;
        post?: never;
        /**
         * Deletes a casino with its promotions
         * @description Deletes a casino with its promotions.
         *
         *     Any signed-in user may call.
         */
        delete: operations["casinos.delete"];
        options?: never;
        head?: never;
        /**
         * Changes one or more fields of a casino
         * @description Changes one or more fields of a casino. A changed slug redirects from the old one.
         *
         *     Any signed-in user may call.
         */
        patch: operations["casinos.update"];
        trace?: never;
    };
    "/api/casinos/{id}/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A casino's currencies
         * @description A casino's currencies.
         *
         *     Anybody may call.
         */
        get: operations["casinoCurrencies.get"];
        put?: never;
        /**
         * Sets the full list of a casino's currencies
         * @description Sets the full list of a casino's currencies.
         *
         *     Any signed-in user may call.
         */
        post: operations["casinoCurrencies.set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/{id}/customer-support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a casino helps its customers
         * @description How a casino helps its customers.
         *
         *     Anybody may call.
         */
        get: operations["casinoSupport.get"];
        put?: never;
        /**
         * Sets the full list of support types
         * @description Sets the full list of support types; one whose value is left out keeps the one it has.
         *
         *     Any signed-in user may call.
         */
        post: operations["casinoSupport.set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/{id}/gambling-licences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A casino's gambling licences
         * @description A casino's gambling licences, the main one first.
         *
         *     Anybody may call.
         */
        get: operations["casinoLicences.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Adds a licence, or with licenceToRemove replaces that one by it
         * @description Adds a licence, or with licenceToRemove replaces that one by it, or removes one.
         *
         *     Any signed-in user may call.
         */
        patch: operations["casinoLicences.change"];
        trace?: never;
    };
    "/api/casinos/{id}/game-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A casino's game types
         * @description A casino's game types.
         *
         *     Anybody may call.
         */
        get: operations["casinoGameTypes.get"];
        put?: never;
        /**
         * Sets the full list of a casino's game types
         * @description Sets the full list of a casino's game types.
         *
         *     Any signed-in user may call.
         */
        post: operations["casinoGameTypes.set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/{id}/header": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a casino's header image
         * @description Sets a casino's header image: PNG, JPEG, WebP, AVIF or GIF, wider than tall, at most 10 MB.
         *
         *     Any signed-in user may call.
         */
        post: operations["casinoImages.setHeader"];
        /**
         * Removes a casino's header image
         * @description Removes a casino's header image.
         *
         *     Any signed-in user may call.
         */
        delete: operations["casinoImages.removeHeader"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what of a casino and of its links
         * @description Who changed what of a casino and of its links, newest first.
         *
         *     Any signed-in user may call.
         */
        get: operations["casinos.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a casino's logo
         * @description Sets a casino's logo: PNG, JPEG, WebP, AVIF or GIF, square, at most 5 MB.
         *
         *     Any signed-in user may call.
         */
        post: operations["casinoImages.setLogo"];
        /**
         * Removes a casino's logo
         * @description Removes a casino's logo.
         *
         *     Any signed-in user may call.
         */
        delete: operations["casinoImages.removeLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/{id}/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A casino's payment methods
         * @description A casino's payment methods.
         *
         *     Anybody may call.
         */
        get: operations["casinoPaymentMethods.get"];
        /**
         * Sets the full list of a casino's payment methods
         * @description Sets the full list of a casino's payment methods.
         *
         *     Any signed-in user may call.
         */
        put: operations["casinoPaymentMethods.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/{id}/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A casino's promotions
         * @description A casino's promotions, best score first. What they earn, and those that have not begun, have ended or are withheld by a law, are for staff.
         *
         *     Anybody may call.
         */
        get: operations["promotions.ofCasino"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/{id}/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A casino's game providers
         * @description A casino's game providers.
         *
         *     Anybody may call.
         */
        get: operations["casinoProviders.get"];
        /**
         * Sets the full list of a casino's game providers
         * @description Sets the full list of a casino's game providers.
         *
         *     Any signed-in user may call.
         */
        put: operations["casinoProviders.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/{id}/remove-game-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes those game types
         * @description Removes those game types, or without gameTypeIds all.
         *
         *     Any signed-in user may call.
         */
        post: operations["casinoGameTypes.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/casinos/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A casino's published review
         * @description A casino's published review; null: it has none.
         *
         *     Anybody may call.
         */
        get: operations["publicReviews.ofCasino"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counted clicks of some days
         * @description Counted clicks of some days, both included, 400 at most; the last 30 unless said. Days come in their order, everything else by clicks.
         *
         *     Any signed-in user may call.
         */
        get: operations["clicks.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clicks.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a CSV file
         * @description The same as a CSV file.
         *
         *     Any signed-in user may call.
         */
        get: operations["clicks.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What partners reported
         * @description What partners reported, as it came in, newest first; 20 on a page unless said.
         *
         *     Administrators and super administrators may call.
         */
        get: operations["conversions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversions/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Imports of reports, newest first
         * @description Imports of reports, newest first; the first one of an affiliate has the mapping and format to offer again.
         *
         *     Administrators and super administrators may call.
         */
        get: operations["conversionImports.list"];
        put?: never;
        /**
         * Reads a report of a partner
         * @description Reads a report of a partner: a CSV file of up to 20 MB and 100,000 rows. mapping and format are JSON. With dryRun it tells how the file is understood and stores nothing; else the rows are taken in the background, each affiliate, event and tx once.
         *
         *     Administrators and super administrators may call.
         */
        post: operations["conversionImports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversions/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One import of a report
         * @description One import of a report, and how far it is.
         *
         *     Administrators and super administrators may call.
         */
        get: operations["conversionImports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversions/imports/{id}/errors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of a report that were not taken
         * @description The rows of a report that were not taken, and why, as a CSV file.
         *
         *     Administrators and super administrators may call.
         */
        get: operations["conversionImports.errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All countries and Global
         * @description All countries and Global, United Kingdom first, Global second, then by name.
         *
         *     Anybody may call.
         */
        get: operations["countries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All currencies, by code
         * @description All currencies, by code.
         *
         *     Any signed-in user may call.
         */
        get: operations["currencies.list"];
        put?: never;
        /**
         * Adds a currency; its code is unique
         * @description Adds a currency; its code is unique.
         *
         *     Super administrators may call.
         */
        post: operations["currencies.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/currencies.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All currencies as a CSV file
         * @description All currencies as a CSV file, by code unless sorted.
         *
         *     Any signed-in user may call.
         */
        get: operations["currencies.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/currencies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the symbol and code of a currency
         * @description Replaces the symbol and code of a currency.
         *
         *     Super administrators may call.
         */
        put: operations["currencies.update"];
        post?: never;
        /**
         * Deletes a currency that no casino uses
         * @description Deletes a currency that no casino uses.
         *
         *     Super administrators may call.
         */
        delete: operations["currencies.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer-support-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All customer support types
         * @description All customer support types, by name.
         *
         *     Any signed-in user may call.
         */
        get: operations["customerSupportTypes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deals with partners, of one affiliate or of all
         * @description Deals with partners, of one affiliate or of all; the latest first.
         *
         *     Administrators and super administrators may call.
         */
        get: operations["deals.list"];
        put?: never;
        /**
         * Adds a deal. It needs a cpa for the models cpa and hybrid
         * @description Adds a deal. It needs a cpa for the models cpa and hybrid, a share for share and hybrid, and must not overlap another one of the same affiliate, casino and country in time.
         *
         *     Super administrators may call.
         */
        post: operations["deals.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deals of today that are worth a look
         * @description Deals of today that are worth a look: clicks and no conversion in the last 30 days, or less reported than the deal promises. Reversals are not taken off.
         *
         *     Administrators and super administrators may call.
         */
        get: operations["deals.notes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One deal, with the ETag that a change of it is made with
         * @description One deal, with the ETag that a change of it is made with.
         *
         *     Administrators and super administrators may call.
         */
        get: operations["deals.get"];
        put?: never;
        post?: never;
        /**
         * Deletes a deal; what partners reported stays
         * @description Deletes a deal; what partners reported stays.
         *
         *     Super administrators may call.
         */
        delete: operations["deals.delete"];
        options?: never;
        head?: never;
        /**
         * Changes a deal; what is left out stays as it is
         * @description Changes a deal; what is left out stays as it is.
         *
         *     Super administrators may call.
         */
        patch: operations["deals.update"];
        trace?: never;
    };
    "/api/deals/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what of a deal
         * @description Who changed what of a deal, newest first.
         *
         *     Administrators and super administrators may call.
         */
        get: operations["deals.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo-earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether clicks, conversions and deals of the demo data are among the figures
         * @description Whether clicks, conversions and deals of the demo data are among the figures.
         *
         *     Administrators and super administrators may call.
         */
        get: operations["demoEarnings.get"];
        put?: never;
        post?: never;
        /**
         * Removes the clicks, conversions and deals of the demo data from all figures
         * @description Removes the clicks, conversions and deals of the demo data from all figures, and nothing else; how many of each. Again it finds none.
         *
         *     Super administrators may call.
         */
        delete: operations["demoEarnings.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deployment-fix/force-assign/{affiliateId}/{casinoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assigns a casino to an affiliate
         * @description Assigns a casino to an affiliate, whosever it was before.
         *
         *     Any signed-in user may call.
         */
        post: operations["assignments.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/direct-sql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads or writes one casino's payment methods
         * @description Reads or writes one casino's payment methods; every other statement is refused. UPDATE is refused when a browser is led here by a link; a script that asks for text/html says X-Requested-With.
         *
         *     Any signed-in user may call.
         */
        get: operations["casinos.directSql"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/direct/direct-affiliate-casinos/{affiliateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The casinos of an affiliate
         * @description The casinos of an affiliate, in both shapes that screens read.
         *
         *     Any signed-in user may call.
         */
        get: operations["assignments.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a page to read and to try calls on
         * @description The same as a page to read and to try calls on.
         *
         *     Anybody may call.
         */
        get: operations["documents.page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/start.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What starts the viewer of that page
         * @description What starts the viewer of that page.
         *
         *     Anybody may call.
         */
        get: operations["documents.start"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/swagger-ui-bundle.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer of that page
         * @description The viewer of that page.
         *
         *     Anybody may call.
         */
        get: operations["documents.viewer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/swagger-ui.css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How that page looks
         * @description How that page looks.
         *
         *     Anybody may call.
         */
        get: operations["documents.style"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What clicks and partners brought in some days
         * @description What clicks and partners brought in some days, both included, 400 at most; the last 30 unless said. Amounts are revenue and cpa less reversals, by currency. Months come in their order, everything else by clicks, unmatched conversions last.
         *
         *     Administrators and super administrators may call.
         */
        get: operations["earnings.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/earnings.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a CSV file
         * @description The same as a CSV file: a row for each line and currency. Clicks, registrations and deposits stand in the first row of a line alone, so that columns can be summed.
         *
         *     Administrators and super administrators may call.
         */
        get: operations["earnings.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gambling-licences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All gambling licences
         * @description All gambling licences, by name.
         *
         *     Any signed-in user may call.
         */
        get: operations["gamblingLicences.list"];
        put?: never;
        /**
         * Adds a gambling licence
         * @description Adds a gambling licence; its code is unique.
         *
         *     Super administrators may call.
         */
        post: operations["gamblingLicences.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gambling-licences.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All gambling licences as a CSV file
         * @description All gambling licences as a CSV file, by name unless sorted.
         *
         *     Any signed-in user may call.
         */
        get: operations["gamblingLicences.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gambling-licences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a gambling licence that no casino uses
         * @description Deletes a gambling licence that no casino uses.
         *
         *     Super administrators may call.
         */
        delete: operations["gamblingLicences.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports every game of the mirror
         * @description Imports every game of the mirror, or those whose name matches the search.
         *
         *     Super administrators may call.
         */
        post: operations["gameImport.all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports the named games
         * @description Imports the named games. Waits up to 25 seconds for the outcome; with `Prefer: respond-async`, or after that, 202 with the job.
         *
         *     Super administrators may call.
         */
        post: operations["gameImport.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/cache-location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remembers for a day on which page of the catalogue a game was seen
         * @description Remembers for a day on which page of the catalogue a game was seen.
         *
         *     Super administrators may call.
         */
        post: operations["gameImport.cacheLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What importing the named games
         * @description What importing the named games, or all that match, would create, change or leave; nothing is done.
         *
         *     Super administrators may call.
         */
        post: operations["gameImport.plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/game/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One game of the external catalogue
         * @description One game of the external catalogue.
         *
         *     Super administrators may call.
         */
        get: operations["gameImport.game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/game/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirects to the signed launcher address of a game of the catalogue
         * @description Redirects to the signed launcher address of a game of the catalogue.
         *
         *     Super administrators may call.
         */
        get: operations["gameImport.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games of the external catalogue
         * @description Games of the external catalogue, from the mirror, with whether they are imported.
         *
         *     Super administrators may call.
         */
        get: operations["gameImport.games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/games.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same games of the mirror as a CSV file
         * @description The same games of the mirror as a CSV file, all pages of them.
         *
         *     Super administrators may call.
         */
        get: operations["gameImport.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/imported-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The external ids of all imported games
         * @description The external ids of all imported games.
         *
         *     Super administrators may call.
         */
        get: operations["gameImport.importedIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Imports, newest first
         * @description Imports, newest first.
         *
         *     Super administrators may call.
         */
        get: operations["gameImport.jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/jobs.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Imports as a CSV file
         * @description Imports as a CSV file, newest first.
         *
         *     Super administrators may call.
         */
        get: operations["gameImport.jobsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One import with its progress and results
         * @description One import with its progress and results.
         *
         *     Super administrators may call.
         */
        get: operations["gameImport.job"];
        put?: never;
        post?: never;
        /**
         * Cancels an import; games that are in already stay
         * @description Cancels an import; games that are in already stay. An import that has ended is left as it is.
         *
         *     Super administrators may call.
         */
        delete: operations["gameImport.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/jobs/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The progress of an import as server-sent events
         * @description The progress of an import as server-sent events; the last one is its end.
         *
         *     Super administrators may call.
         */
        get: operations["gameImport.jobEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports the games again that failed in an import that has ended
         * @description Imports the games again that failed in an import that has ended.
         *
         *     Super administrators may call.
         */
        post: operations["gameImport.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/library/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The imported games, by id unless sorted
         * @description The imported games, by id unless sorted; the search looks at name, provider, slug and external id.
         *
         *     Super administrators may call.
         */
        get: operations["gameImport.libraryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/malformed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items of the catalogue that could not be read
         * @description Items of the catalogue that could not be read, with the reason, newest first.
         *
         *     Super administrators may call.
         */
        get: operations["gameImport.malformed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-import/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The running sync and the last one
         * @description The running sync and the last one, and how many games the mirror holds.
         *
         *     Super administrators may call.
         */
        get: operations["gameImport.sync"];
        put?: never;
        /**
         * Queues a sync of the catalogue's mirror
         * @description Queues a sync of the catalogue's mirror; one that is under way is answered instead.
         *
         *     Super administrators may call.
         */
        post: operations["gameImport.startSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-indexing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule for which game pages search engines may list
         * @description The rule for which game pages search engines may list.
         *
         *     Any signed-in user may call.
         */
        get: operations["gameIndexing.get"];
        /**
         * Sets the rule for which game pages search engines may list
         * @description Sets the rule for which game pages search engines may list.
         *
         *     Super administrators may call.
         */
        put: operations["gameIndexing.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All game providers by name
         * @description All game providers by name.
         *
         *     Any signed-in user may call.
         */
        get: operations["gameProviders.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All game themes by name
         * @description All game themes by name.
         *
         *     Any signed-in user may call.
         */
        get: operations["gameThemes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A short-lived demo token
         * @description A short-lived demo token; with `game`, the signed launcher address of that game too.
         *
         *     Anybody may call.
         */
        get: operations["launcher.token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All game types by name
         * @description All game types by name.
         *
         *     Any signed-in user may call.
         */
        get: operations["gameTypes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All games, by id unless sorted
         * @description All games, by id unless sorted; the search looks at name, provider, slug and external id.
         *
         *     Any signed-in user may call.
         */
        get: operations["games.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games as a CSV file, filtered and sorted as in the list
         * @description Games as a CSV file, filtered and sorted as in the list, or those of these ids.
         *
         *     Any signed-in user may call.
         */
        get: operations["games.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes, unpublishes or features many games by their external ids
         * @description Publishes, unpublishes or features many games by their external ids, each by itself with its history, and tells of each what became of it. What staff decide of featuring outlasts imports. With `versions` only those that nobody has changed since are changed, and featuring that is taken back so is no decision any more.
         *
         *     Any signed-in user may call.
         */
        post: operations["games.many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many games there are
         * @description How many games there are, in which state, and how they came, by day or by month.
         *
         *     Any signed-in user may call.
         */
        get: operations["games.statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One game by its external id
         * @description One game by its external id, published or not.
         *
         *     Any signed-in user may call.
         */
        get: operations["games.get"];
        put?: never;
        post?: never;
        /**
         * Deletes a game: its public page is gone (410)
         * @description Deletes a game: its public page is gone (410). It can be imported again.
         *
         *     Any signed-in user may call.
         */
        delete: operations["games.delete"];
        options?: never;
        head?: never;
        /**
         * Changes one or more fields of a game
         * @description Changes one or more fields of a game; later imports and syncs keep them. Numbers are sent as text, and true or false is stored as yes or no where the catalogue has a text.
         *
         *     Any signed-in user may call.
         */
        patch: operations["games.update"];
        trace?: never;
    };
    "/api/games/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What staff changed of a game
         * @description What staff changed of a game, newest first.
         *
         *     Any signed-in user may call.
         */
        get: operations["games.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirects to the signed launcher address of a game
         * @description Redirects to the signed launcher address of a game, a draft too. A pending one cannot be launched.
         *
         *     Any signed-in user may call.
         */
        get: operations["games.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Publishes or unpublishes a game
         * @description Publishes or unpublishes a game. One that the catalogue has withdrawn stays pending until it is back.
         *
         *     Any signed-in user may call.
         */
        patch: operations["games.publish"];
        trace?: never;
    };
    "/api/geo-detect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The country of the caller's address
         * @description The country of the caller's address, from an offline database; never cached.
         *
         *     Anybody may call.
         */
        get: operations["countries.detect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Guides without their contents
         * @description Guides without their contents, the last change first.
         *
         *     Any signed-in user may call.
         */
        get: operations["guides.list"];
        put?: never;
        /**
         * Begins a guide with its first draft
         * @description Begins a guide with its first draft; nothing is published.
         *
         *     Any signed-in user may call.
         */
        post: operations["guides.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A guide as its writers see it
         * @description A guide as its writers see it: the draft or, without one, what is published.
         *
         *     Any signed-in user may call.
         */
        get: operations["guides.get"];
        put?: never;
        post?: never;
        /**
         * Deletes a guide with its draft and its versions
         * @description Deletes a guide with its draft and its versions.
         *
         *     Administrators and super administrators may call.
         */
        delete: operations["guides.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Writes the draft of a guide
         * @description Writes the draft of a guide; what is published stays as it is.
         *
         *     Any signed-in user may call.
         */
        put: operations["guides.save"];
        post?: never;
        /**
         * Throws away the draft of a published guide
         * @description Throws away the draft of a published guide.
         *
         *     Any signed-in user may call.
         */
        delete: operations["guides.discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who wrote, planned and published a guide
         * @description Who wrote, planned and published a guide, newest first; the text is in its versions.
         *
         *     Any signed-in user may call.
         */
        get: operations["guides.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancels the publication at a time
         * @description Cancels the publication at a time; the draft stays.
         *
         *     Any signed-in user may call.
         */
        delete: operations["guides.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A guide as visitors of a country would see it at a time
         * @description A guide as visitors of a country would see it at a time: the draft unless it is planned for later.
         *
         *     Any signed-in user may call.
         */
        get: operations["guides.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the draft of a guide
         * @description Publishes the draft of a guide: at once, or by itself at a time. With FOUR_EYES nobody publishes a draft that they wrote on.
         *
         *     Any signed-in user may call.
         */
        post: operations["guides.publish"];
        /**
         * Takes a guide off the site
         * @description Takes a guide off the site; without another draft what was published becomes it.
         *
         *     Any signed-in user may call.
         */
        delete: operations["guides.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The publications of a guide
         * @description The publications of a guide, newest first.
         *
         *     Any signed-in user may call.
         */
        get: operations["guides.versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A guide as it was published once
         * @description A guide as it was published once.
         *
         *     Any signed-in user may call.
         */
        get: operations["guides.version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides/{id}/versions/{number}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an earlier version the draft
         * @description Makes an earlier version the draft, to be looked at and published.
         *
         *     Any signed-in user may call.
         */
        post: operations["guides.putBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/laws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each country wants of demos and of promotions
         * @description What each country wants of demos and of promotions, as this installation is configured.
         *
         *     Anybody may call.
         */
        get: operations["laws.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/link-health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many tracking links work
         * @description How many tracking links work, and the promotions whose links do not, at most 100.
         *
         *     Any signed-in user may call.
         */
        get: operations["links.health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document: every call of the gateway
         * @description This document: every call of the gateway, in OpenAPI 3.1.
         *
         *     Anybody may call.
         */
        get: operations["documents.openApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All payment methods, by name
         * @description All payment methods, by name.
         *
         *     Any signed-in user may call.
         */
        get: operations["paymentMethods.list"];
        put?: never;
        /**
         * Adds a payment method
         * @description Adds a payment method; its code is unique.
         *
         *     Super administrators may call.
         */
        post: operations["paymentMethods.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All payment methods as a CSV file
         * @description All payment methods as a CSV file, by name unless sorted.
         *
         *     Any signed-in user may call.
         */
        get: operations["paymentMethods.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a payment method that no casino uses
         * @description Deletes a payment method that no casino uses.
         *
         *     Super administrators may call.
         */
        delete: operations["paymentMethods.delete"];
        options?: never;
        head?: never;
        /**
         * Changes a payment method
         * @description Changes a payment method; what is left out stays as it is.
         *
         *     Super administrators may call.
         */
        patch: operations["paymentMethods.update"];
        trace?: never;
    };
    "/api/postbacks/{affiliateId}/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells of a conversion
         * @description Tells of a conversion, made by the partner for each: tx and event (registration, deposit, revenue, cpa or reversal), and where known clickid, amount, currency and at. The answer is the text ok; the same affiliate, event and tx count once. Affiliates may name the parameters otherwise.
         *
         *     Anybody may call.
         */
        get: operations["postbacks.get"];
        put?: never;
        /**
         * The same with the parameters in a form
         * @description The same with the parameters in a form, in JSON or in the query.
         *
         *     Anybody may call.
         */
        post: operations["postbacks.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/production/production-casinos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All casinos by name with their affiliates
         * @description All casinos by name with their affiliates, never from a cache; unassigned means null.
         *
         *     Any signed-in user may call.
         */
        get: operations["casinos.production"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a promotion to a casino
         * @description Adds a promotion to a casino. Global stands alone among its countries.
         *
         *     Any signed-in user may call.
         */
        post: operations["promotions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions as a CSV file
         * @description Promotions as a CSV file, by casino and best score first; with `casino` one casino's.
         *
         *     Any signed-in user may call.
         */
        get: operations["promotions.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One promotion as staff see it
         * @description One promotion as staff see it, with the ETag that a change of it is made with.
         *
         *     Any signed-in user may call.
         */
        get: operations["promotions.get"];
        put?: never;
        post?: never;
        /**
         * Deletes a promotion
         * @description Deletes a promotion.
         *
         *     Any signed-in user may call.
         */
        delete: operations["promotions.delete"];
        options?: never;
        head?: never;
        /**
         * Changes a promotion; what is left out stays as it is
         * @description Changes a promotion; what is left out stays as it is.
         *
         *     Any signed-in user may call.
         */
        patch: operations["promotions.update"];
        trace?: never;
    };
    "/api/promotions/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what of a promotion
         * @description Who changed what of a promotion, newest first.
         *
         *     Any signed-in user may call.
         */
        get: operations["promotions.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotions/{id}/markets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * In which of its countries the law withholds a promotion
         * @description In which of its countries the law withholds a promotion, and why; of a global one in each country with rules of its own.
         *
         *     Any signed-in user may call.
         */
        get: operations["promotions.markets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All authors, by name
         * @description All authors, by name.
         *
         *     Anybody may call.
         */
        get: operations["publicAuthors.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/authors/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An author by slug, with their published reviews
         * @description An author by slug, with their published reviews, the newest first.
         *
         *     Anybody may call.
         */
        get: operations["publicAuthors.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/bonus-facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Licences, payment methods and currencies of published casinos
         * @description Licences, payment methods and currencies of published casinos, each by name.
         *
         *     Anybody may call.
         */
        get: operations["publicPromotions.facets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/casino-directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All published casinos
         * @description All published casinos, with promotions or without, best rating first; without those that the visitor's country withholds.
         *
         *     Anybody may call.
         */
        get: operations["publicCasinos.directory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/casinos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published casinos with promotions for a country (GB unless said)
         * @description Published casinos with promotions for a country (GB unless said), best rating first. Those in the toplist of the country's page come before them, in its order.
         *
         *     Anybody may call.
         */
        get: operations["publicCasinos.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/clicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts a click on an offer
         * @description Counts a click on an offer, unless it is a program's, a prefetch, or the second within ten seconds. The body may come as text/plain, as sendBeacon sends it. The answer does not tell whether it was counted.
         *
         *     Anybody may call.
         */
        post: operations["clicks.record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/country-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries with promotions of their own
         * @description Countries with promotions of their own, most first, and Global, with counts.
         *
         *     Anybody may call.
         */
        get: operations["publicCasinos.countryCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/game-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game pages that search engines may list
         * @description The game pages that search engines may list, by id, with when each last changed.
         *
         *     Anybody may call.
         */
        get: operations["publicGames.pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/game-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game providers with their number of published games
         * @description Game providers with their number of published games, most first.
         *
         *     Anybody may call.
         */
        get: operations["publicGames.providers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/game-providers/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A game provider that has published games
         * @description A game provider that has published games, with its logo and what it says of itself.
         *
         *     Anybody may call.
         */
        get: operations["publicGames.provider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/game-themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game themes with their number of published games
         * @description Game themes with their number of published games, most first.
         *
         *     Anybody may call.
         */
        get: operations["publicGames.themes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/game-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game types with their number of published games
         * @description Game types with their number of published games, most first.
         *
         *     Anybody may call.
         */
        get: operations["publicGames.types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published games, filtered
         * @description Published games, filtered, sorted, in an order that is random but stable by seed, or the most similar to one first.
         *
         *     Anybody may call.
         */
        get: operations["publicGames.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/games/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A published game by its slug
         * @description A published game by its slug; an old slug redirects, a deleted game is gone.
         *
         *     Anybody may call.
         */
        get: operations["publicGames.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published guides, the newest first
         * @description Published guides, the newest first.
         *
         *     Anybody may call.
         */
        get: operations["publicGuides.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/guides/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A guide by its slug, with what its links lead to for the visitor's country
         * @description A guide by its slug, with what its links lead to for the visitor's country; a former slug leads to the present one.
         *
         *     Anybody may call.
         */
        get: operations["publicGuides.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/images/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A game thumbnail from our own origin
         * @description A game thumbnail from our own origin, as {hash}-{width}, one of THUMB_WIDTHS. Games carry the widest; put another width after the hyphen for a smaller one.
         *
         *     Or: A casino's logo or header image, as {hash}-{width} with a hash of 40 characters and one of LOGO_WIDTHS, HEADER_WIDTHS or ARTICLE_WIDTHS. Casinos carry the widest; put another width after the hyphen for a smaller one.
         *
         *     Anybody may call.
         */
        get: operations["images.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions of published casinos that run now for a country (GB unless said)
         * @description Promotions of published casinos that run now for a country (GB unless said), best score first, each with its link for that country. `wagering` means known and at most so many times. Those that the law there or in the visitor's country withholds are left out. Those in the toplist of the page come first, in its order.
         *
         *     Anybody may call.
         */
        get: operations["publicPromotions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews without their contents
         * @description Reviews without their contents, the last change first.
         *
         *     Any signed-in user may call.
         */
        get: operations["reviews.list"];
        put?: never;
        /**
         * Begins a review with its first draft
         * @description Begins a review with its first draft; nothing is published.
         *
         *     Any signed-in user may call.
         */
        post: operations["reviews.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A review as its writers see it
         * @description A review as its writers see it: the draft or, without one, what is published.
         *
         *     Any signed-in user may call.
         */
        get: operations["reviews.get"];
        put?: never;
        post?: never;
        /**
         * Deletes a review with its draft and its versions
         * @description Deletes a review with its draft and its versions.
         *
         *     Administrators and super administrators may call.
         */
        delete: operations["reviews.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Writes the draft of a review
         * @description Writes the draft of a review; what is published stays as it is.
         *
         *     Any signed-in user may call.
         */
        put: operations["reviews.save"];
        post?: never;
        /**
         * Throws away the draft of a published review
         * @description Throws away the draft of a published review.
         *
         *     Any signed-in user may call.
         */
        delete: operations["reviews.discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who wrote, planned and published a review
         * @description Who wrote, planned and published a review, newest first; the text is in its versions.
         *
         *     Any signed-in user may call.
         */
        get: operations["reviews.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancels the publication at a time
         * @description Cancels the publication at a time; the draft stays.
         *
         *     Any signed-in user may call.
         */
        delete: operations["reviews.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A review as visitors of a country would see it at a time
         * @description A review as visitors of a country would see it at a time: the draft unless it is planned for later.
         *
         *     Any signed-in user may call.
         */
        get: operations["reviews.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the draft of a review
         * @description Publishes the draft of a review: at once, or by itself at a time. With FOUR_EYES nobody publishes a draft that they wrote on.
         *
         *     Any signed-in user may call.
         */
        post: operations["reviews.publish"];
        /**
         * Takes a review off the site
         * @description Takes a review off the site; without another draft what was published becomes it.
         *
         *     Any signed-in user may call.
         */
        delete: operations["reviews.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The publications of a review
         * @description The publications of a review, newest first.
         *
         *     Any signed-in user may call.
         */
        get: operations["reviews.versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A review as it was published once
         * @description A review as it was published once.
         *
         *     Any signed-in user may call.
         */
        get: operations["reviews.version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/versions/{number}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an earlier version the draft
         * @description Makes an earlier version the draft, to be looked at and published.
         *
         *     Any signed-in user may call.
         */
        post: operations["reviews.putBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published games, published casinos
         * @description Published games, published casinos, guides and countries by name, games by provider too: at most 8 of each, games first, each kind best first.
         *
         *     Anybody may call.
         */
        get: operations["search.everything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The members of staff who have second factors
         * @description The members of staff who have second factors, and which kinds, by id.
         *
         *     Super administrators may call.
         */
        get: operations["secondFactor.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes all second factors of somebody else away
         * @description Takes all second factors of somebody else away, and ends their sessions: for who has lost theirs.
         *
         *     Super administrators may call.
         */
        delete: operations["secondFactor.take"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/toplists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Toplists without their contents
         * @description Toplists without their contents, the last change first.
         *
         *     Any signed-in user may call.
         */
        get: operations["toplists.list"];
        put?: never;
        /**
         * Begins a toplist with its first draft
         * @description Begins a toplist with its first draft; nothing is published.
         *
         *     Any signed-in user may call.
         */
        post: operations["toplists.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/toplists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A toplist as its writers see it
         * @description A toplist as its writers see it: the draft or, without one, what is published.
         *
         *     Any signed-in user may call.
         */
        get: operations["toplists.get"];
        put?: never;
        post?: never;
        /**
         * Deletes a toplist with its draft and its versions
         * @description Deletes a toplist with its draft and its versions.
         *
         *     Administrators and super administrators may call.
         */
        delete: operations["toplists.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/toplists/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Writes the draft of a toplist
         * @description Writes the draft of a toplist; what is published stays as it is.
         *
         *     Any signed-in user may call.
         */
        put: operations["toplists.save"];
        post?: never;
        /**
         * Throws away the draft of a published toplist
         * @description Throws away the draft of a published toplist.
         *
         *     Any signed-in user may call.
         */
        delete: operations["toplists.discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/toplists/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who wrote, planned and published a toplist
         * @description Who wrote, planned and published a toplist, newest first; the text is in its versions.
         *
         *     Any signed-in user may call.
         */
        get: operations["toplists.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/toplists/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancels the publication at a time
         * @description Cancels the publication at a time; the draft stays.
         *
         *     Any signed-in user may call.
         */
        delete: operations["toplists.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/toplists/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A toplist as visitors of a country would see it at a time
         * @description A toplist as visitors of a country would see it at a time: the draft unless it is planned for later.
         *
         *     Any signed-in user may call.
         */
        get: operations["toplists.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/toplists/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the draft of a toplist
         * @description Publishes the draft of a toplist: at once, or by itself at a time. With FOUR_EYES nobody publishes a draft that they wrote on.
         *
         *     Any signed-in user may call.
         */
        post: operations["toplists.publish"];
        /**
         * Takes a toplist off the site
         * @description Takes a toplist off the site; without another draft what was published becomes it.
         *
         *     Any signed-in user may call.
         */
        delete: operations["toplists.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/toplists/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The publications of a toplist
         * @description The publications of a toplist, newest first.
         *
         *     Any signed-in user may call.
         */
        get: operations["toplists.versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/toplists/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A toplist as it was published once
         * @description A toplist as it was published once.
         *
         *     Any signed-in user may call.
         */
        get: operations["toplists.version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/toplists/{id}/versions/{number}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an earlier version the draft
         * @description Makes an earlier version the draft, to be looked at and published.
         *
         *     Any signed-in user may call.
         */
        post: operations["toplists.putBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All members of staff
         * @description All members of staff, by id.
         *
         *     Super administrators may call.
         */
        get: operations["users.list"];
        put?: never;
        /**
         * Creates a member of staff
         * @description Creates a member of staff.
         *
         *     Super administrators may call.
         */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All members of staff as a CSV file
         * @description All members of staff as a CSV file, by id unless sorted.
         *
         *     Super administrators may call.
         */
        get: operations["users.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes name, role or password of a member of staff
         * @description Changes name, role or password of a member of staff; what is absent, or an empty password, stays. A new role or password ends their sessions.
         *
         *     Super administrators may call.
         */
        put: operations["users.update"];
        post?: never;
        /**
         * Deletes a member of staff and ends their sessions
         * @description Deletes a member of staff and ends their sessions.
         *
         *     Super administrators may call.
         */
        delete: operations["users.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses that are told of events
         * @description The addresses that are told of events, by id.
         *
         *     Super administrators may call.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Adds an address that is told of events from now on
         * @description Adds an address that is told of events from now on, signed by the rules of Standard Webhooks; the secret is told once.
         *
         *     Super administrators may call.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a webhook with its deliveries
         * @description Deletes a webhook with its deliveries.
         *
         *     Super administrators may call.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Changes the address or the events of a webhook
         * @description Changes the address or the events of a webhook, or switches it on or off. One that is switched on is told of what happens from then on.
         *
         *     Super administrators may call.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a webhook was told in the last 30 days
         * @description What a webhook was told in the last 30 days, the latest first, with the answers.
         *
         *     Super administrators may call.
         */
        get: operations["webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{delivery}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a delivery again as soon as those before it of the same record are through
         * @description Sends a delivery again as soon as those before it of the same record are through.
         *
         *     Super administrators may call.
         */
        post: operations["webhooks.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a new secret for a webhook and tells it once
         * @description Makes a new secret for a webhook and tells it once. The one before signs beside it for 24 hours.
         *
         *     Super administrators may call.
         */
        post: operations["webhooks.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a webhook an event of the type `webhook.test` at once
         * @description Sends a webhook an event of the type `webhook.test` at once, and tells the answer.
         *
         *     Super administrators may call.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountSession: {
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            address: string;
            userAgent: string;
            current: boolean;
        };
        ActivityEntry: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Editor"];
            action: string;
            changes: {
                field: string;
                from: unknown;
                to: unknown;
            }[];
            id: string;
            kind: string;
            recordId: number;
            name: string | null;
        };
        /** @enum {string} */
        ActivityKind: "game" | "casino" | "promotion" | "toplist" | "guide" | "author" | "review" | "affiliate" | "deal" | "webhook" | "payment-method" | "gambling-licence" | "currency" | "site-settings" | "user" | "api-key" | "sign-in" | "export" | "import";
        ActivityPage: {
            data: components["schemas"]["ActivityEntry"][];
            next: string | null;
            missing: components["schemas"]["ActivityKind"][];
        };
        /**
         * @example {
         *       "id": 3,
         *       "name": "Summit Partners",
         *       "managerName": "Robin Hill",
         *       "email": "robin@summit.example",
         *       "loginLink": "https://summit.example/login",
         *       "username": "slots-site",
         *       "status": "activated",
         *       "teamsLink": null,
         *       "telegramProfile": null,
         *       "telephoneNumber": null,
         *       "subIdParameter": null,
         *       "postbackParameters": {
         *         "clickid": "subid"
         *       },
         *       "companyEmail": "office@summit.example",
         *       "createdAt": "2026-02-03T09:15:00.000Z",
         *       "updatedAt": "2026-03-03T14:05:00.000Z"
         *     }
         */
        Affiliate: {
            id: number;
            name: string;
            status: components["schemas"]["AffiliateStatus"];
            managerName: string | null;
            email: string | null;
            companyEmail: string | null;
            username: string | null;
            loginLink: string | null;
            teamsLink: string | null;
            telegramProfile: string | null;
            telephoneNumber: string | null;
            subIdParameter: string | null;
            postbackParameters: {
                [key: string]: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        AffiliateDetail: {
            id: number;
            name: string;
            status: components["schemas"]["AffiliateStatus"];
            managerName: string | null;
            email: string | null;
            companyEmail: string | null;
            username: string | null;
            loginLink: string | null;
            teamsLink: string | null;
            telegramProfile: string | null;
            telephoneNumber: string | null;
            subIdParameter: string | null;
            postbackParameters: {
                [key: string]: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            password: string | null;
        };
        /** @enum {string} */
        AffiliateStatus: "not_applied" | "applied" | "activated" | "rejected";
        ApiKey: {
            id: number;
            name: string;
            rights: components["schemas"]["KeyRight"][];
            /** Format: date-time */
            expiresAt: string;
            start: string;
            lastUsedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        AssignableCasino: {
            id: number;
            name: string;
            slug: string;
            logoImage: string | null;
            affiliateId: number | null;
        };
        AssignmentOutcomes: {
            results: {
                id: number;
                /** @enum {string} */
                outcome: "done" | "unchanged" | "refused";
                reason?: string;
                version?: number;
                from?: number | null;
            }[];
        };
        Author: {
            id: number;
            name: string;
            slug: string;
            picture: string | null;
            role: string | null;
            words: string | null;
            links: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        BonusFacets: {
            licences: {
                id: number;
                name: string;
                code: string;
            }[];
            paymentMethods: {
                id: number;
                name: string;
                code: string;
            }[];
            currencies: {
                id: number;
                symbol: string;
                code: string;
            }[];
        };
        BrokenLink: {
            state: components["schemas"]["LinkState"];
            detail: string;
            /** Format: date-time */
            checkedAt: string;
            promotionId: number;
            casinoId: number;
            headline: string;
            link: string;
        };
        Byline: {
            name: string;
            slug: string;
            role: string | null;
            picture: string | null;
        };
        /**
         * @example {
         *       "affiliateId": 3,
         *       "gamblingLicenceIds": [
         *         1,
         *         4
         *       ],
         *       "website": "https://alpenglow.example",
         *       "rating": "4.5",
         *       "numberOfGames": 2400,
         *       "tradingSince": "2019-05-01",
         *       "description": "A casino from the mountains, with quick payments.",
         *       "seo_description": "Alpenglow Casino reviewed: bonuses, payments and games.",
         *       "logoImage": "/api/public/images/51317789272d551df7b59881ff901c1e3865edac-512",
         *       "headerImage": null,
         *       "createdBy": 1,
         *       "gamblingLicenceId": 1,
         *       "providers": [
         *         "12",
         *         "31"
         *       ],
         *       "paymentMethods": [
         *         2,
         *         5
         *       ],
         *       "userId": 1,
         *       "id": 7,
         *       "name": "Alpenglow Casino",
         *       "slug": "alpenglow-casino",
         *       "published": "true",
         *       "createdAt": "2026-02-03T09:15:00.000Z",
         *       "updatedAt": "2026-03-03T14:05:00.000Z"
         *     }
         */
        Casino: {
            id: number;
            name: string;
            slug: string;
            /** @enum {string} */
            published: "true" | "false";
            affiliateId: number | null;
            gamblingLicenceIds: number[];
            website: string | null;
            rating: string | null;
            numberOfGames: number | null;
            tradingSince: string | null;
            description: string | null;
            seo_description: string | null;
            logoImage: string | null;
            headerImage: string | null;
            createdBy: number | null;
            gamblingLicenceId: number | null;
            providers: string[];
            paymentMethods: number[];
            userId: number | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        CasinoCard: {
            id: number;
            name: string;
            slug: string;
            logoImage: string | null;
            rating: string | null;
            numberOfGames: number | null;
            licences: {
                id: number;
                name: string;
            }[];
            promotions: number;
            listed?: {
                reason: string | null;
                paid: boolean;
            };
        };
        CasinoChanges: {
            id?: number;
            userId?: unknown;
            createdBy?: unknown;
            name?: string;
            slug?: string;
            published?: boolean | ("true" | "false");
            website?: string | null;
            rating?: string | number | null;
            numberOfGames?: number;
            tradingSince?: string | null;
            description?: string | null;
            seo_description?: string | null;
        };
        CasinoResult: {
            /** @constant */
            type: "casino";
            id: number;
            name: string;
            slug: string;
        };
        CasinoStatistics: {
            total: number;
            published: number;
            promotions: number;
            promotionsByCountry: {
                code: string;
                promotions: number;
            }[];
            withoutLicence: components["schemas"]["IncompleteCasinos"];
            withoutPromotion: components["schemas"]["IncompleteCasinos"];
            withoutImage: components["schemas"]["IncompleteCasinos"];
        };
        /** @enum {string} */
        CasinosChange: "publish" | "unpublish";
        CatalogNamed: {
            id: number;
            name: string | null;
            slug: string | null;
        };
        CatalogueGame: {
            id: number;
            external_id: number;
            name: string;
            slug: string;
            thumb: string | null;
            url: string;
            provider: {
                id: number;
                name: string;
            } | null;
            type: {
                id: number;
                name: string;
            } | null;
            themes: {
                id: number;
                name: string;
            }[];
            description: string | null;
            megaways: boolean;
            bonus_buy: boolean;
            progressive: boolean;
            release: string | null;
            reels: string | null;
            payline: string | null;
            rtp: string | null;
            volatility: string | null;
            min_bet: string | null;
            max_bet: string | null;
            max_win_per_spin: string | null;
            max_exposure: string | null;
            cluster_slot: string | null;
            autoplay: string | null;
            quickspin: string | null;
            tumbling_reels: string | null;
            increasing_multipliers: string | null;
            orientation: string | null;
            restrictions: string | null;
            imported: boolean;
        };
        ClickCount: {
            key: string | number | null;
            name: string;
            clicks: number;
        };
        /** @enum {string} */
        ClickDimension: "day" | "promotion" | "casino" | "affiliate" | "country" | "page" | "position" | "toplist";
        Conversion: {
            affiliateId: number;
            event: components["schemas"]["ConversionEvent"];
            tx: string;
            clickId: string | null;
            amount: string | null;
            currency: string | null;
            /** Format: date-time */
            at: string;
            source: string;
            matched: boolean;
            promotionId: number | null;
            casinoId: number | null;
            country: string | null;
            page: string | null;
        };
        /** @enum {string} */
        ConversionEvent: "registration" | "deposit" | "revenue" | "cpa" | "reversal";
        ConversionImport: {
            id: number;
            status: components["schemas"]["ConversionImportStatus"];
            total: number;
            taken: number;
            duplicates: number;
            failed: number;
            affiliateId: number;
            mapping: components["schemas"]["ImportMapping"];
            format: components["schemas"]["ImportFormat"];
            createdBy: {
                id: number;
                username: string;
            };
            /** Format: date-time */
            createdAt: string;
            finishedAt: string | null;
        };
        /** @enum {string} */
        ConversionImportStatus: "queued" | "running" | "done" | "failed";
        CountedRef: {
            id: number;
            name: string;
            slug: string;
            gameCount: number;
        };
        /**
         * @example {
         *       "id": 826,
         *       "code": "GB",
         *       "name": "United Kingdom",
         *       "slug": "united-kingdom",
         *       "flag": "🇬🇧"
         *     }
         */
        Country: {
            id: number;
            code: string;
            name: string;
            slug: string;
            flag: string;
        };
        CountryCount: {
            code: string;
            promotions: number;
            casinos: number;
        };
        CountryLaw: {
            demo: components["schemas"]["DemoRule"];
            terms: components["schemas"]["TermsRule"];
            offers: components["schemas"]["OffersRule"];
            licences: string[];
            minAge: number;
            maxWagering: number | null;
            /** @enum {string} */
            mixedProducts: "shown" | "hidden";
        };
        CountryResult: {
            id: number;
            name: string;
            slug: string;
            flag: string;
            /** @constant */
            type: "country";
        };
        Currency: {
            id: number;
            symbol: string;
            code: string;
        };
        CustomerSupportType: {
            id: number;
            name: string;
            code: string;
            icon: string | null;
        };
        Deal: {
            id: number;
            affiliateId: number;
            casinoIds: number[];
            model: components["schemas"]["DealModel"];
            cpa: {
                amount: number;
                currency: string;
            } | null;
            share: number | null;
            countries: string[];
            from: string;
            to: string | null;
            note: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @enum {string} */
        DealModel: "cpa" | "share" | "hybrid";
        DealNote: {
            deal: components["schemas"]["Deal"];
            affiliateName: string;
            reasons: components["schemas"]["DealReason"][];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            clicks: number;
            registrations: number;
            deposits: number;
            customers: number;
            promised: {
                [key: string]: string;
            };
            reportedCpa: {
                [key: string]: string;
            };
            reportedRevenue: {
                [key: string]: string;
            };
        };
        /** @enum {string} */
        DealReason: "no-conversions" | "cpa-missing" | "revenue-missing";
        /** @enum {string} */
        DemoRule: "age-gate" | "verified-age" | "not-offered";
        DirectSqlRow: {
            id?: number;
            payment_methods: number[];
        };
        DirectoryCasino: {
            id: number;
            name: string;
            slug: string;
            logoImage: string | null;
            rating: string | null;
            numberOfGames: number | null;
            licences: {
                id: number;
                name: string;
            }[];
            /** Format: date-time */
            updatedAt: string;
        };
        Earned: {
            clicks: number;
            registrations: number;
            deposits: number;
            amounts: {
                [key: string]: string;
            };
            perClick: {
                [key: string]: string;
            };
            converted?: {
                currency: string;
                amount: string;
                perClick: string | null;
            } | null;
        };
        /** @enum {string} */
        EarningDimension: "affiliate" | "casino" | "promotion" | "country" | "page" | "month";
        EarningLine: {
            clicks: number;
            registrations: number;
            deposits: number;
            amounts: {
                [key: string]: string;
            };
            perClick: {
                [key: string]: string;
            };
            converted?: {
                currency: string;
                amount: string;
                perClick: string | null;
            } | null;
            key: (string | number) | null;
            name: string;
        };
        Editor: {
            id: number;
            username: string;
            key?: {
                id: number;
                name: string;
            };
        };
        GamblingLicence: {
            id: number;
            name: string;
            code: string;
            description: string | null;
            icon: string | null;
        };
        /**
         * @example {
         *       "external_id": 1042,
         *       "name": "Lantern Festival",
         *       "slug": "lantern-festival",
         *       "thumb": "/api/public/images/3f6c9a5d1b7e4820c6d4f0a1b2c3d4e5-640",
         *       "rtp": "96.4",
         *       "provider": {
         *         "id": 12,
         *         "name": "Aurora Studios",
         *         "slug": "aurora-studios"
         *       }
         *     }
         */
        GameCard: {
            external_id: number;
            name: string;
            slug: string;
            thumb: string | null;
            provider: components["schemas"]["NamedRef"] | null;
            rtp: string | null;
        };
        GameChanges: {
            id?: number;
            external_id?: number;
            userId?: unknown;
            name?: string;
            published?: boolean;
            rtp?: string | null;
            volatility?: string | null;
            release?: string | null;
            reels?: string | null;
            payline?: string | null;
            currencies?: string | null;
            languages?: string | null;
            landBased?: string | null;
            markets?: string | null;
            clusterSlot?: (boolean | string) | null;
            maxExposure?: string | null;
            minBet?: string | null;
            maxBet?: string | null;
            maxWinPerSpin?: string | null;
            autoplay?: (boolean | string) | null;
            quickspin?: (boolean | string) | null;
            tumblingReels?: (boolean | string) | null;
            increasingMultipliers?: (boolean | string) | null;
            orientation?: string | null;
            restrictions?: string | null;
            description?: string | null;
            seo_description?: string | null;
            youtube_url?: string | null;
            indexing?: components["schemas"]["GameIndexing"];
            megaways?: boolean;
            bonusBuy?: boolean;
            progressive?: boolean;
        };
        /** @enum {string} */
        GameIndexing: "site" | "yes" | "no";
        GamePage: {
            id: number;
            name: string;
            slug: string;
            provider: components["schemas"]["NamedRef"] | null;
            type: components["schemas"]["NamedRef"] | null;
            themes: components["schemas"]["ThemeRef"][];
            published: boolean;
            featured: boolean;
            rtp: string | null;
            volatility: string | null;
            release: string | null;
            reels: string | null;
            payline: string | null;
            currencies: string | null;
            languages: string | null;
            landBased: string | null;
            markets: string | null;
            clusterSlot: string | null;
            maxExposure: string | null;
            minBet: string | null;
            maxBet: string | null;
            maxWinPerSpin: string | null;
            autoplay: string | null;
            quickspin: string | null;
            tumblingReels: string | null;
            increasingMultipliers: string | null;
            orientation: string | null;
            restrictions: string | null;
            description: string | null;
            seo_description: string | null;
            youtube_url: string | null;
            thumb: string | null;
            url: string;
            megaways: boolean;
            bonusBuy: boolean;
            progressive: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            external_id: number;
            providerId: number | null;
            typeId: number | null;
            indexed: boolean;
        };
        GameResult: {
            /** @constant */
            type: "game";
            id: number;
            name: string;
            slug: string;
            provider: string | null;
        };
        /** @enum {string} */
        GameSort: "latest" | "rtp" | "name";
        GameStatistics: {
            total: number;
            published: number;
            draft: number;
            pending: number;
            withoutDescription: number;
            indexed: number;
            launchers: {
                checking: boolean;
                ok: number;
                broken: number;
                unknown: number;
            };
            overTime: components["schemas"]["GamesInTime"][];
        };
        /** @enum {string} */
        GamesChange: "publish" | "unpublish" | "feature" | "unfeature";
        GamesInTime: {
            /** Format: date */
            from: string;
            imported: number;
            published: number;
        };
        /** @enum {string} */
        GamesPerUnit: "day" | "month";
        Guide: {
            id: number;
            title: string;
            slug: string;
            summary: string;
            cover: {
                image: string;
                width: number;
                height: number;
                alt: string;
            } | null;
            author: components["schemas"]["Byline"] | null;
            tags: string[];
            /** Format: date-time */
            publishedAt: string;
            /** Format: date-time */
            updatedAt: string;
            text: components["schemas"]["RichText"];
            relatedGameIds: number[];
            relatedCasinoIds: number[];
            places: ({
                /** @constant */
                kind: "casino";
                id: number;
                name: string;
                slug: string;
            } | {
                /** @constant */
                kind: "game";
                id: number;
                name: string;
                slug: string;
            } | {
                /** @constant */
                kind: "offer";
                id: number;
                name: string;
                slug: string;
                headline: string;
                ctaLink: string | null;
            })[];
        };
        GuideCard: {
            id: number;
            title: string;
            slug: string;
            summary: string;
            cover: {
                image: string;
                width: number;
                height: number;
                alt: string;
            } | null;
            author: components["schemas"]["Byline"] | null;
            tags: string[];
            /** Format: date-time */
            publishedAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        GuideContent: {
            title: string;
            slug: string;
            summary: string;
            cover: {
                image: string;
                width: number;
                height: number;
                alt: string;
            } | null;
            authorId: number | null;
            tags: string[];
            relatedGameIds: number[];
            relatedCasinoIds: number[];
            text: components["schemas"]["RichText"];
        };
        GuideResult: {
            /** @constant */
            type: "guide";
            id: number;
            name: string;
            slug: string;
        };
        HistoryEntry: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Editor"];
            action: string;
            changes: {
                field: string;
                from: unknown;
                to: unknown;
            }[];
        };
        HistoryPage: {
            data: components["schemas"]["HistoryEntry"][];
            total: number;
        };
        ImportError: {
            row: number;
            column: string | null;
            message: string;
        };
        ImportFormat: {
            /** @enum {string} */
            delimiter: "," | ";" | "\t";
            /** @enum {string} */
            decimal: "." | ",";
            /** @enum {string} */
            date: "YYYY-MM-DD" | "DD/MM/YYYY" | "MM/DD/YYYY";
        };
        ImportJob: {
            id: number;
            origin: components["schemas"]["ImportOrigin"];
            state: components["schemas"]["ImportState"];
            progress: {
                total: number;
                done: number;
                succeeded: number;
                failed: number;
            };
            speed: {
                gamesPerSecond: number;
                secondsLeft: number;
            } | null;
            requestedBy: {
                id: number;
                username: string;
            } | null;
            results: {
                success: number[];
                errors: {
                    id: number;
                    error: string;
                }[];
                failed: number;
            };
            /** Format: date-time */
            createdAt: string;
            finishedAt: string | null;
        };
        ImportMapping: {
            tx: string | {
                value: string;
            };
            event: string | {
                value: components["schemas"]["ConversionEvent"];
            };
            clickid?: string | {
                value: string;
            };
            amount?: string | {
                value: string;
            };
            currency?: string | {
                value: string;
            };
            at?: string | {
                value: string;
            };
        };
        /** @enum {string} */
        ImportOrigin: "batch" | "all" | "seed";
        ImportPlan: {
            total: number;
            create: {
                count: number;
                games: {
                    id: number;
                    name: string;
                }[];
            };
            change: {
                count: number;
                games: {
                    id: number;
                    name: string;
                }[];
            };
            leave: {
                count: number;
                games: {
                    id: number;
                    name: string;
                }[];
            };
            missing: number[];
        };
        ImportPreview: {
            columns: string[];
            total: number;
            rows: components["schemas"]["UnderstoodRow"][];
            errors: components["schemas"]["ImportError"][];
        };
        /** @enum {string} */
        ImportState: "queued" | "running" | "completed" | "cancelled";
        IncompleteCasinos: {
            total: number;
            first: {
                id: number;
                name: string;
                slug: string;
                /** @enum {string} */
                published: "true" | "false";
            }[];
        };
        /** @enum {string} */
        KeyRight: "casino:read" | "casino:write" | "catalog:read" | "catalog:write" | "affiliate:read" | "affiliate:write" | "identity:read" | "identity:write" | "gateway:read" | "gateway:write" | "geo:read" | "geo:write";
        Laws: {
            default: components["schemas"]["CountryLaw"];
            countries: {
                [key: string]: components["schemas"]["CountryLaw"];
            };
        };
        LibraryGame: {
            id: number;
            external_id: number;
            name: string;
            slug: string;
            thumb: string | null;
            featured: boolean;
            provider_name: string | null;
            type_name: string | null;
            status: components["schemas"]["LibraryStatus"];
            launcher: components["schemas"]["LinkState"] | null;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @enum {string} */
        LibraryStatus: "published" | "draft" | "pending";
        LinkHealth: {
            state: components["schemas"]["LinkState"];
            detail: string;
            /** Format: date-time */
            checkedAt: string;
        };
        /** @enum {string} */
        LinkState: "ok" | "broken" | "unknown";
        MessageOnly: {
            message: string;
        };
        Named: {
            id: number;
            name: string;
        };
        NamedRef: {
            id: number;
            name: string;
            slug: string;
        };
        /** @enum {string} */
        OffersRule: "shown" | "licensed" | "none";
        OwnedApiKey: {
            id: number;
            name: string;
            rights: components["schemas"]["KeyRight"][];
            /** Format: date-time */
            expiresAt: string;
            start: string;
            lastUsedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            owner: {
                id: number;
                username: string;
            };
        };
        Passkey: {
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            lastUsedAt: string | null;
        };
        PaymentMethod: {
            id: number;
            name: string;
            code: string;
            icon: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        PaymentMethodOfCasino: {
            id: number;
            name: string;
            icon: string | null;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail?: string;
            message?: string;
            errors?: {
                path: string;
                message: string;
            }[];
            requestId: string;
        };
        /**
         * @example {
         *       "significantTerms": "18+. New customers. Minimum deposit £10. Wager 10 times within 30 days.",
         *       "ctaLink": "https://alpenglow.example/welcome",
         *       "countries": [
         *         "GB",
         *         "CA"
         *       ],
         *       "startsAt": null,
         *       "endsAt": "2027-01-31T18:00:00.000Z",
         *       "kind": "deposit-match",
         *       "product": "casino",
         *       "wagering": {
         *         "times": 10,
         *         "of": "bonus"
         *       },
         *       "minDeposit": {
         *         "amount": 10,
         *         "currency": "GBP"
         *       },
         *       "maxBonus": {
         *         "amount": 100,
         *         "currency": "GBP"
         *       },
         *       "maxBet": null,
         *       "maxWin": null,
         *       "freeSpins": 50,
         *       "validDays": 30,
         *       "code": "ALPEN100",
         *       "termsUrl": null,
         *       "id": 21,
         *       "casinoId": 7,
         *       "headline": "100% up to £100 and 50 spins",
         *       "score": 80,
         *       "createdAt": "2026-02-03T09:15:00.000Z",
         *       "updatedAt": "2026-03-03T14:05:00.000Z"
         *     }
         */
        Promotion: {
            id: number;
            casinoId: number;
            headline: string;
            significantTerms: string | null;
            ctaLink: string | null;
            score: number;
            countries: string[];
            startsAt: string | null;
            endsAt: string | null;
            kind: ("deposit-match" | "free-spins" | "no-deposit" | "cashback" | "tournament" | "other") | null;
            product: ("slots" | "casino" | "live-casino" | "bingo" | "poker" | "sports" | "mixed") | null;
            wagering: {
                times: number;
                /** @enum {string} */
                of: "bonus" | "bonus-and-deposit" | "winnings";
            } | null;
            minDeposit: {
                amount: number;
                currency: string;
            } | null;
            maxBonus: {
                amount: number;
                currency: string;
            } | null;
            maxBet: {
                amount: number;
                currency: string;
            } | null;
            maxWin: {
                amount: number;
                currency: string;
            } | null;
            freeSpins: number | null;
            validDays: number | null;
            code: string | null;
            termsUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        PromotionMarket: {
            country: string;
            shown: boolean;
            reasons: string[];
        };
        ProviderOfCasino: {
            id: number;
            name: string | null;
            slug: string | null;
            thumb: string | null;
        };
        /**
         * @example {
         *       "gamblingLicenceIds": [
         *         1,
         *         4
         *       ],
         *       "website": "https://alpenglow.example",
         *       "rating": "4.5",
         *       "numberOfGames": 2400,
         *       "tradingSince": "2019-05-01",
         *       "description": "A casino from the mountains, with quick payments.",
         *       "seo_description": "Alpenglow Casino reviewed: bonuses, payments and games.",
         *       "logoImage": "/api/public/images/51317789272d551df7b59881ff901c1e3865edac-512",
         *       "headerImage": null,
         *       "gamblingLicenceId": 1,
         *       "providers": [
         *         "12",
         *         "31"
         *       ],
         *       "paymentMethods": [
         *         2,
         *         5
         *       ],
         *       "id": 7,
         *       "name": "Alpenglow Casino",
         *       "slug": "alpenglow-casino",
         *       "published": "true",
         *       "createdAt": "2026-02-03T09:15:00.000Z",
         *       "updatedAt": "2026-03-03T14:05:00.000Z"
         *     }
         */
        PublicCasino: {
            id: number;
            name: string;
            slug: string;
            /** @enum {string} */
            published: "true" | "false";
            gamblingLicenceIds: number[];
            website: string | null;
            rating: string | null;
            numberOfGames: number | null;
            tradingSince: string | null;
            description: string | null;
            seo_description: string | null;
            logoImage: string | null;
            headerImage: string | null;
            gamblingLicenceId: number | null;
            providers: string[];
            paymentMethods: number[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "significantTerms": "18+. New customers. Minimum deposit £10. Wager 10 times within 30 days.",
         *       "ctaLink": "https://alpenglow.example/welcome",
         *       "countries": [
         *         "GB",
         *         "CA"
         *       ],
         *       "startsAt": null,
         *       "endsAt": "2027-01-31T18:00:00.000Z",
         *       "kind": "deposit-match",
         *       "product": "casino",
         *       "wagering": {
         *         "times": 10,
         *         "of": "bonus"
         *       },
         *       "minDeposit": {
         *         "amount": 10,
         *         "currency": "GBP"
         *       },
         *       "maxBonus": {
         *         "amount": 100,
         *         "currency": "GBP"
         *       },
         *       "maxBet": null,
         *       "maxWin": null,
         *       "freeSpins": 50,
         *       "validDays": 30,
         *       "code": "ALPEN100",
         *       "termsUrl": null,
         *       "id": 21,
         *       "casinoId": 7,
         *       "headline": "100% up to £100 and 50 spins",
         *       "score": 80,
         *       "createdAt": "2026-02-03T09:15:00.000Z",
         *       "updatedAt": "2026-03-03T14:05:00.000Z",
         *       "title": "100% up to £100 and 50 spins",
         *       "description": "Alpenglow Casino reviewed: bonuses, payments and games.",
         *       "endsSoon": false,
         *       "lastCheckedAt": "2026-03-03T14:05:00.000Z",
         *       "casino": {
         *         "id": 7,
         *         "name": "Alpenglow Casino",
         *         "slug": "alpenglow-casino",
         *         "logoImage": "/api/public/images/51317789272d551df7b59881ff901c1e3865edac-512",
         *         "rating": "4.5",
         *         "providers": [
         *           "12",
         *           "31"
         *         ],
         *         "licenceIds": [
         *           1,
         *           4
         *         ],
         *         "paymentMethodIds": [
         *           2,
         *           5
         *         ],
         *         "currencyIds": [
         *           1
         *         ]
         *       }
         *     }
         */
        PublicPromotion: {
            id: number;
            casinoId: number;
            headline: string;
            significantTerms: string | null;
            ctaLink: string | null;
            score: number;
            countries: string[];
            startsAt: string | null;
            endsAt: string | null;
            kind: ("deposit-match" | "free-spins" | "no-deposit" | "cashback" | "tournament" | "other") | null;
            product: ("slots" | "casino" | "live-casino" | "bingo" | "poker" | "sports" | "mixed") | null;
            wagering: {
                times: number;
                /** @enum {string} */
                of: "bonus" | "bonus-and-deposit" | "winnings";
            } | null;
            minDeposit: {
                amount: number;
                currency: string;
            } | null;
            maxBonus: {
                amount: number;
                currency: string;
            } | null;
            maxBet: {
                amount: number;
                currency: string;
            } | null;
            maxWin: {
                amount: number;
                currency: string;
            } | null;
            freeSpins: number | null;
            validDays: number | null;
            code: string | null;
            termsUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title: string;
            description: string | null;
            endsSoon: boolean;
            lastCheckedAt: string | null;
            casino: {
                id: number;
                name: string;
                slug: string;
                logoImage: string | null;
                rating: string | null;
                providers: string[];
                licenceIds: number[];
                paymentMethodIds: number[];
                currencyIds: number[];
            };
            toplists?: components["schemas"]["ToplistPlace"][];
        };
        Review: {
            casinoId: number;
            author: components["schemas"]["Byline"];
            reviewedBy: components["schemas"]["Byline"] | null;
            rating: string;
            scores: {
                safety: number;
                bonuses: number;
                games: number;
                payments: number;
                support: number;
            };
            verdict: string;
            text: components["schemas"]["RichText"];
            advantages: string[];
            disadvantages: string[];
            testedOn: string | null;
            changes: {
                /** Format: date */
                on: string;
                text: string;
            }[];
            /** Format: date-time */
            publishedAt: string;
            /** Format: date-time */
            updatedAt: string;
            places: ({
                /** @constant */
                kind: "casino";
                id: number;
                name: string;
                slug: string;
            } | {
                /** @constant */
                kind: "game";
                id: number;
                name: string;
                slug: string;
            } | {
                /** @constant */
                kind: "offer";
                id: number;
                name: string;
                slug: string;
                headline: string;
                ctaLink: string | null;
            })[];
        };
        ReviewContent: {
            authorId: number | null;
            reviewedById: number | null;
            verdict: string;
            text: components["schemas"]["RichText"];
            advantages: string[];
            disadvantages: string[];
            scores: {
                safety: number | null;
                bonuses: number | null;
                games: number | null;
                payments: number | null;
                support: number | null;
            };
            testedOn: string | null;
            changes: {
                /** Format: date */
                on: string;
                text: string;
            }[];
        };
        ReviewedCasino: {
            casino: {
                id: number;
                name: string;
                slug: string;
                logoImage: string | null;
            };
            rating: string;
            verdict: string;
            /** Format: date-time */
            updatedAt: string;
        };
        RichText: {
            /** @constant */
            type: "doc";
            content: ({
                /** @constant */
                type: "paragraph";
                content?: ({
                    /** @constant */
                    type: "text";
                    text: string;
                    marks?: ({
                        /** @constant */
                        type: "bold";
                    } | {
                        /** @constant */
                        type: "italic";
                    } | {
                        /** @constant */
                        type: "link";
                        attrs: {
                            /** Format: uri */
                            href: string;
                        };
                    } | {
                        /** @constant */
                        type: "reference";
                        attrs: {
                            /** @enum {string} */
                            kind: "casino" | "game" | "offer";
                            id: number;
                        };
                    })[];
                } | {
                    /** @constant */
                    type: "hardBreak";
                })[];
            } | {
                /** @constant */
                type: "heading";
                attrs: {
                    /** @enum {number} */
                    level: 2 | 3;
                };
                content?: ({
                    /** @constant */
                    type: "text";
                    text: string;
                    marks?: ({
                        /** @constant */
                        type: "bold";
                    } | {
                        /** @constant */
                        type: "italic";
                    } | {
                        /** @constant */
                        type: "link";
                        attrs: {
                            /** Format: uri */
                            href: string;
                        };
                    } | {
                        /** @constant */
                        type: "reference";
                        attrs: {
                            /** @enum {string} */
                            kind: "casino" | "game" | "offer";
                            id: number;
                        };
                    })[];
                } | {
                    /** @constant */
                    type: "hardBreak";
                })[];
            } | {
                /** @constant */
                type: "blockquote";
                content: {
                    /** @constant */
                    type: "paragraph";
                    content?: ({
                        /** @constant */
                        type: "text";
                        text: string;
                        marks?: ({
                            /** @constant */
                            type: "bold";
                        } | {
                            /** @constant */
                            type: "italic";
                        } | {
                            /** @constant */
                            type: "link";
                            attrs: {
                                /** Format: uri */
                                href: string;
                            };
                        } | {
                            /** @constant */
                            type: "reference";
                            attrs: {
                                /** @enum {string} */
                                kind: "casino" | "game" | "offer";
                                id: number;
                            };
                        })[];
                    } | {
                        /** @constant */
                        type: "hardBreak";
                    })[];
                }[];
            } | {
                /** @constant */
                type: "picture";
                attrs: {
                    image: string;
                    width: number;
                    height: number;
                    alt: string;
                };
            } | {
                /** @constant */
                type: "bulletList";
                content: {
                    /** @constant */
                    type: "listItem";
                    content: ({
                        /** @constant */
                        type: "paragraph";
                        content?: ({
                            /** @constant */
                            type: "text";
                            text: string;
                            marks?: ({
                                /** @constant */
                                type: "bold";
                            } | {
                                /** @constant */
                                type: "italic";
                            } | {
                                /** @constant */
                                type: "link";
                                attrs: {
                                    /** Format: uri */
                                    href: string;
                                };
                            } | {
                                /** @constant */
                                type: "reference";
                                attrs: {
                                    /** @enum {string} */
                                    kind: "casino" | "game" | "offer";
                                    id: number;
                                };
                            })[];
                        } | {
                            /** @constant */
                            type: "hardBreak";
                        })[];
                    } | {
                        /** @constant */
                        type: "bulletList";
                        content: {
                            /** @constant */
                            type: "listItem";
                            content: ({
                                /** @constant */
                                type: "paragraph";
                                content?: ({
                                    /** @constant */
                                    type: "text";
                                    text: string;
                                    marks?: ({
                                        /** @constant */
                                        type: "bold";
                                    } | {
                                        /** @constant */
                                        type: "italic";
                                    } | {
                                        /** @constant */
                                        type: "link";
                                        attrs: {
                                            /** Format: uri */
                                            href: string;
                                        };
                                    } | {
                                        /** @constant */
                                        type: "reference";
                                        attrs: {
                                            /** @enum {string} */
                                            kind: "casino" | "game" | "offer";
                                            id: number;
                                        };
                                    })[];
                                } | {
                                    /** @constant */
                                    type: "hardBreak";
                                })[];
                            } | {
                                /** @constant */
                                type: "bulletList";
                                content: {
                                    /** @constant */
                                    type: "listItem";
                                    content: {
                                        /** @constant */
                                        type: "paragraph";
                                        content?: ({
                                            /** @constant */
                                            type: "text";
                                            text: string;
                                            marks?: ({
                                                /** @constant */
                                                type: "bold";
                                            } | {
                                                /** @constant */
                                                type: "italic";
                                            } | {
                                                /** @constant */
                                                type: "link";
                                                attrs: {
                                                    /** Format: uri */
                                                    href: string;
                                                };
                                            } | {
                                                /** @constant */
                                                type: "reference";
                                                attrs: {
                                                    /** @enum {string} */
                                                    kind: "casino" | "game" | "offer";
                                                    id: number;
                                                };
                                            })[];
                                        } | {
                                            /** @constant */
                                            type: "hardBreak";
                                        })[];
                                    }[];
                                }[];
                            } | {
                                /** @constant */
                                type: "orderedList";
                                attrs?: {
                                    start: number;
                                };
                                content: {
                                    /** @constant */
                                    type: "listItem";
                                    content: {
                                        /** @constant */
                                        type: "paragraph";
                                        content?: ({
                                            /** @constant */
                                            type: "text";
                                            text: string;
                                            marks?: ({
                                                /** @constant */
                                                type: "bold";
                                            } | {
                                                /** @constant */
                                                type: "italic";
                                            } | {
                                                /** @constant */
                                                type: "link";
                                                attrs: {
                                                    /** Format: uri */
                                                    href: string;
                                                };
                                            } | {
                                                /** @constant */
                                                type: "reference";
                                                attrs: {
                                                    /** @enum {string} */
                                                    kind: "casino" | "game" | "offer";
                                                    id: number;
                                                };
                                            })[];
                                        } | {
                                            /** @constant */
                                            type: "hardBreak";
                                        })[];
                                    }[];
                                }[];
                            })[];
                        }[];
                    } | {
                        /** @constant */
                        type: "orderedList";
                        attrs?: {
                            start: number;
                        };
                        content: {
                            /** @constant */
                            type: "listItem";
                            content: ({
                                /** @constant */
                                type: "paragraph";
                                content?: ({
                                    /** @constant */
                                    type: "text";
                                    text: string;
                                    marks?: ({
                                        /** @constant */
                                        type: "bold";
                                    } | {
                                        /** @constant */
                                        type: "italic";
                                    } | {
                                        /** @constant */
                                        type: "link";
                                        attrs: {
                                            /** Format: uri */
                                            href: string;
                                        };
                                    } | {
                                        /** @constant */
                                        type: "reference";
                                        attrs: {
                                            /** @enum {string} */
                                            kind: "casino" | "game" | "offer";
                                            id: number;
                                        };
                                    })[];
                                } | {
                                    /** @constant */
                                    type: "hardBreak";
                                })[];
                            } | {
                                /** @constant */
                                type: "bulletList";
                                content: {
                                    /** @constant */
                                    type: "listItem";
                                    content: {
                                        /** @constant */
                                        type: "paragraph";
                                        content?: ({
                                            /** @constant */
                                            type: "text";
                                            text: string;
                                            marks?: ({
                                                /** @constant */
                                                type: "bold";
                                            } | {
                                                /** @constant */
                                                type: "italic";
                                            } | {
                                                /** @constant */
                                                type: "link";
                                                attrs: {
                                                    /** Format: uri */
                                                    href: string;
                                                };
                                            } | {
                                                /** @constant */
                                                type: "reference";
                                                attrs: {
                                                    /** @enum {string} */
                                                    kind: "casino" | "game" | "offer";
                                                    id: number;
                                                };
                                            })[];
                                        } | {
                                            /** @constant */
                                            type: "hardBreak";
                                        })[];
                                    }[];
                                }[];
                            } | {
                                /** @constant */
                                type: "orderedList";
                                attrs?: {
                                    start: number;
                                };
                                content: {
                                    /** @constant */
                                    type: "listItem";
                                    content: {
                                        /** @constant */
                                        type: "paragraph";
                                        content?: ({
                                            /** @constant */
                                            type: "text";
                                            text: string;
                                            marks?: ({
                                                /** @constant */
                                                type: "bold";
                                            } | {
                                                /** @constant */
                                                type: "italic";
                                            } | {
                                                /** @constant */
                                                type: "link";
                                                attrs: {
                                                    /** Format: uri */
                                                    href: string;
                                                };
                                            } | {
                                                /** @constant */
                                                type: "reference";
                                                attrs: {
                                                    /** @enum {string} */
                                                    kind: "casino" | "game" | "offer";
                                                    id: number;
                                                };
                                            })[];
                                        } | {
                                            /** @constant */
                                            type: "hardBreak";
                                        })[];
                                    }[];
                                }[];
                            })[];
                        }[];
                    })[];
                }[];
            } | {
                /** @constant */
                type: "orderedList";
                attrs?: {
                    start: number;
                };
                content: {
                    /** @constant */
                    type: "listItem";
                    content: ({
                        /** @constant */
                        type: "paragraph";
                        content?: ({
                            /** @constant */
                            type: "text";
                            text: string;
                            marks?: ({
                                /** @constant */
                                type: "bold";
                            } | {
                                /** @constant */
                                type: "italic";
                            } | {
                                /** @constant */
                                type: "link";
                                attrs: {
                                    /** Format: uri */
                                    href: string;
                                };
                            } | {
                                /** @constant */
                                type: "reference";
                                attrs: {
                                    /** @enum {string} */
                                    kind: "casino" | "game" | "offer";
                                    id: number;
                                };
                            })[];
                        } | {
                            /** @constant */
                            type: "hardBreak";
                        })[];
                    } | {
                        /** @constant */
                        type: "bulletList";
                        content: {
                            /** @constant */
                            type: "listItem";
                            content: ({
                                /** @constant */
                                type: "paragraph";
                                content?: ({
                                    /** @constant */
                                    type: "text";
                                    text: string;
                                    marks?: ({
                                        /** @constant */
                                        type: "bold";
                                    } | {
                                        /** @constant */
                                        type: "italic";
                                    } | {
                                        /** @constant */
                                        type: "link";
                                        attrs: {
                                            /** Format: uri */
                                            href: string;
                                        };
                                    } | {
                                        /** @constant */
                                        type: "reference";
                                        attrs: {
                                            /** @enum {string} */
                                            kind: "casino" | "game" | "offer";
                                            id: number;
                                        };
                                    })[];
                                } | {
                                    /** @constant */
                                    type: "hardBreak";
                                })[];
                            } | {
                                /** @constant */
                                type: "bulletList";
                                content: {
                                    /** @constant */
                                    type: "listItem";
                                    content: {
                                        /** @constant */
                                        type: "paragraph";
                                        content?: ({
                                            /** @constant */
                                            type: "text";
                                            text: string;
                                            marks?: ({
                                                /** @constant */
                                                type: "bold";
                                            } | {
                                                /** @constant */
                                                type: "italic";
                                            } | {
                                                /** @constant */
                                                type: "link";
                                                attrs: {
                                                    /** Format: uri */
                                                    href: string;
                                                };
                                            } | {
                                                /** @constant */
                                                type: "reference";
                                                attrs: {
                                                    /** @enum {string} */
                                                    kind: "casino" | "game" | "offer";
                                                    id: number;
                                                };
                                            })[];
                                        } | {
                                            /** @constant */
                                            type: "hardBreak";
                                        })[];
                                    }[];
                                }[];
                            } | {
                                /** @constant */
                                type: "orderedList";
                                attrs?: {
                                    start: number;
                                };
                                content: {
                                    /** @constant */
                                    type: "listItem";
                                    content: {
                                        /** @constant */
                                        type: "paragraph";
                                        content?: ({
                                            /** @constant */
                                            type: "text";
                                            text: string;
                                            marks?: ({
                                                /** @constant */
                                                type: "bold";
                                            } | {
                                                /** @constant */
                                                type: "italic";
                                            } | {
                                                /** @constant */
                                                type: "link";
                                                attrs: {
                                                    /** Format: uri */
                                                    href: string;
                                                };
                                            } | {
                                                /** @constant */
                                                type: "reference";
                                                attrs: {
                                                    /** @enum {string} */
                                                    kind: "casino" | "game" | "offer";
                                                    id: number;
                                                };
                                            })[];
                                        } | {
                                            /** @constant */
                                            type: "hardBreak";
                                        })[];
                                    }[];
                                }[];
                            })[];
                        }[];
                    } | {
                        /** @constant */
                        type: "orderedList";
                        attrs?: {
                            start: number;
                        };
                        content: {
                            /** @constant */
                            type: "listItem";
                            content: ({
                                /** @constant */
                                type: "paragraph";
                                content?: ({
                                    /** @constant */
                                    type: "text";
                                    text: string;
                                    marks?: ({
                                        /** @constant */
                                        type: "bold";
                                    } | {
                                        /** @constant */
                                        type: "italic";
                                    } | {
                                        /** @constant */
                                        type: "link";
                                        attrs: {
                                            /** Format: uri */
                                            href: string;
                                        };
                                    } | {
                                        /** @constant */
                                        type: "reference";
                                        attrs: {
                                            /** @enum {string} */
                                            kind: "casino" | "game" | "offer";
                                            id: number;
                                        };
                                    })[];
                                } | {
                                    /** @constant */
                                    type: "hardBreak";
                                })[];
                            } | {
                                /** @constant */
                                type: "bulletList";
                                content: {
                                    /** @constant */
                                    type: "listItem";
                                    content: {
                                        /** @constant */
                                        type: "paragraph";
                                        content?: ({
                                            /** @constant */
                                            type: "text";
                                            text: string;
                                            marks?: ({
                                                /** @constant */
                                                type: "bold";
                                            } | {
                                                /** @constant */
                                                type: "italic";
                                            } | {
                                                /** @constant */
                                                type: "link";
                                                attrs: {
                                                    /** Format: uri */
                                                    href: string;
                                                };
                                            } | {
                                                /** @constant */
                                                type: "reference";
                                                attrs: {
                                                    /** @enum {string} */
                                                    kind: "casino" | "game" | "offer";
                                                    id: number;
                                                };
                                            })[];
                                        } | {
                                            /** @constant */
                                            type: "hardBreak";
                                        })[];
                                    }[];
                                }[];
                            } | {
                                /** @constant */
                                type: "orderedList";
                                attrs?: {
                                    start: number;
                                };
                                content: {
                                    /** @constant */
                                    type: "listItem";
                                    content: {
                                        /** @constant */
                                        type: "paragraph";
                                        content?: ({
                                            /** @constant */
                                            type: "text";
                                            text: string;
                                            marks?: ({
                                                /** @constant */
                                                type: "bold";
                                            } | {
                                                /** @constant */
                                                type: "italic";
                                            } | {
                                                /** @constant */
                                                type: "link";
                                                attrs: {
                                                    /** Format: uri */
                                                    href: string;
                                                };
                                            } | {
                                                /** @constant */
                                                type: "reference";
                                                attrs: {
                                                    /** @enum {string} */
                                                    kind: "casino" | "game" | "offer";
                                                    id: number;
                                                };
                                            })[];
                                        } | {
                                            /** @constant */
                                            type: "hardBreak";
                                        })[];
                                    }[];
                                }[];
                            })[];
                        }[];
                    })[];
                }[];
            })[];
        };
        /** @enum {string} */
        Role: "user" | "admin" | "super_admin";
        SavedView: {
            id: number;
            list: components["schemas"]["ViewedList"];
            name: string;
            query: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @enum {string} */
        SecondFactorMethod: "passkey" | "totp" | "recovery-code";
        SecondFactors: {
            totp: string | null;
            passkeys: components["schemas"]["Passkey"][];
            recoveryCodesLeft: number;
            passkeyHost: string | null;
            required: boolean;
            noticeEmail: string | null;
            noticesSent: boolean;
        };
        /**
         * @example {
         *       "id": 1,
         *       "username": "ann",
         *       "role": "admin"
         *     }
         */
        SessionUser: {
            id: number;
            username: string;
            role: components["schemas"]["Role"];
        };
        SignInStep: {
            message: string;
            /** @enum {string} */
            step: "prove" | "set-up";
            methods: components["schemas"]["SecondFactorMethod"][];
        };
        /** @enum {string} */
        SiteGameIndexing: "all" | "own-words" | "none";
        StaffGame: {
            id: number;
            name: string;
            slug: string;
            provider: components["schemas"]["NamedRef"] | null;
            type: components["schemas"]["NamedRef"] | null;
            themes: components["schemas"]["ThemeRef"][];
            published: boolean;
            featured: boolean;
            rtp: string | null;
            volatility: string | null;
            release: string | null;
            reels: string | null;
            payline: string | null;
            currencies: string | null;
            languages: string | null;
            landBased: string | null;
            markets: string | null;
            clusterSlot: string | null;
            maxExposure: string | null;
            minBet: string | null;
            maxBet: string | null;
            maxWinPerSpin: string | null;
            autoplay: string | null;
            quickspin: string | null;
            tumblingReels: string | null;
            increasingMultipliers: string | null;
            orientation: string | null;
            restrictions: string | null;
            description: string | null;
            seo_description: string | null;
            youtube_url: string | null;
            thumb: string | null;
            url: string;
            indexing: components["schemas"]["GameIndexing"];
            megaways: boolean;
            bonusBuy: boolean;
            progressive: boolean;
            editedFields: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            external_id: number;
            providerId: number | null;
            typeId: number | null;
            status: components["schemas"]["LibraryStatus"];
            launcherHealth: components["schemas"]["LinkHealth"] | null;
        };
        /**
         * @example {
         *       "significantTerms": "18+. New customers. Minimum deposit £10. Wager 10 times within 30 days.",
         *       "ctaLink": "https://alpenglow.example/welcome",
         *       "revenueShare": 35,
         *       "cpa": null,
         *       "countries": [
         *         "GB",
         *         "CA"
         *       ],
         *       "startsAt": null,
         *       "endsAt": "2027-01-31T18:00:00.000Z",
         *       "kind": "deposit-match",
         *       "product": "casino",
         *       "wagering": {
         *         "times": 10,
         *         "of": "bonus"
         *       },
         *       "minDeposit": {
         *         "amount": 10,
         *         "currency": "GBP"
         *       },
         *       "maxBonus": {
         *         "amount": 100,
         *         "currency": "GBP"
         *       },
         *       "maxBet": null,
         *       "maxWin": null,
         *       "freeSpins": 50,
         *       "validDays": 30,
         *       "code": "ALPEN100",
         *       "termsUrl": null,
         *       "countryLinks": [
         *         {
         *           "country": "CA",
         *           "url": "https://alpenglow.example/welcome-ca"
         *         }
         *       ],
         *       "linkHealth": {
         *         "state": "ok",
         *         "detail": "It works.",
         *         "checkedAt": "2026-03-03T14:05:00.000Z"
         *       },
         *       "countryLinkHealth": [],
         *       "id": 21,
         *       "casinoId": 7,
         *       "headline": "100% up to £100 and 50 spins",
         *       "score": 80,
         *       "createdAt": "2026-02-03T09:15:00.000Z",
         *       "updatedAt": "2026-03-03T14:05:00.000Z"
         *     }
         */
        StaffPromotion: {
            id: number;
            casinoId: number;
            headline: string;
            significantTerms: string | null;
            ctaLink: string | null;
            score: number;
            revenueShare: number | null;
            cpa: number | null;
            countries: string[];
            startsAt: string | null;
            endsAt: string | null;
            kind: ("deposit-match" | "free-spins" | "no-deposit" | "cashback" | "tournament" | "other") | null;
            product: ("slots" | "casino" | "live-casino" | "bingo" | "poker" | "sports" | "mixed") | null;
            wagering: {
                times: number;
                /** @enum {string} */
                of: "bonus" | "bonus-and-deposit" | "winnings";
            } | null;
            minDeposit: {
                amount: number;
                currency: string;
            } | null;
            maxBonus: {
                amount: number;
                currency: string;
            } | null;
            maxBet: {
                amount: number;
                currency: string;
            } | null;
            maxWin: {
                amount: number;
                currency: string;
            } | null;
            freeSpins: number | null;
            validDays: number | null;
            code: string | null;
            termsUrl: string | null;
            countryLinks: {
                country: string;
                url: string;
            }[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            linkHealth: components["schemas"]["LinkHealth"] | null;
            countryLinkHealth: {
                state: components["schemas"]["LinkState"];
                detail: string;
                /** Format: date-time */
                checkedAt: string;
                country: string;
            }[];
        };
        SupportOption: {
            id: number;
            value: string | null;
            supportType: string;
        };
        SyncRun: {
            id: number;
            /** @enum {string} */
            mode: "full" | "delta";
            /** @enum {string} */
            state: "queued" | "running" | "completed" | "failed";
            pages: number;
            pagesDone: number;
            games: number;
            malformed: number;
            error: string | null;
            /** Format: date-time */
            createdAt: string;
            finishedAt: string | null;
        };
        /** @enum {string} */
        TermsRule: "optional" | "advised" | "required";
        ThemeRef: {
            id: number;
            name: string;
            slug: string;
        };
        ToplistContent: {
            name: string;
            /** @default [] */
            countries: string[];
            /** @default null */
            startsAt: string | null;
            /** @default null */
            endsAt: string | null;
            entries: {
                /** @enum {string} */
                kind: "casino" | "offer";
                id: number;
                reason?: string | null;
                /** @default false */
                paid: boolean;
                /** @default null */
                startsAt: string | null;
                /** @default null */
                endsAt: string | null;
            }[];
            second?: {
                weight: number;
                /** @default null */
                startsAt: string | null;
                /** @default null */
                endsAt: string | null;
                entries: {
                    /** @enum {string} */
                    kind: "casino" | "offer";
                    id: number;
                    reason?: string | null;
                    /** @default false */
                    paid: boolean;
                    /** @default null */
                    startsAt: string | null;
                    /** @default null */
                    endsAt: string | null;
                }[];
            } | null;
        };
        ToplistPlace: {
            /** @enum {string} */
            place: "home" | "country" | "game" | "guide";
            of: number | null;
            toplist: string;
            rank: number;
            reason: string | null;
            paid: boolean;
        };
        UnderstoodRow: {
            row: number;
            tx: string;
            event: components["schemas"]["ConversionEvent"];
            clickid: string | null;
            amount: string | null;
            currency: string | null;
            at: string | null;
        };
        User: {
            id: number;
            username: string;
            role: components["schemas"]["Role"];
        };
        UserSecondFactors: {
            id: number;
            methods: components["schemas"]["SecondFactorMethod"][];
        };
        /** @enum {string} */
        ViewedList: "games" | "game-import" | "casinos" | "casino-manager" | "affiliates" | "users" | "payment-methods" | "gambling-licences" | "currencies";
        Webhook: {
            id: number;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            enabled: boolean;
            note: string | null;
            failingSince: string | null;
            previousUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        WebhookDelivery: {
            id: string;
            type: string;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            /** Format: date-time */
            createdAt: string;
            body: string;
            tries: number;
            nextAt: string | null;
            answers: {
                /** Format: date-time */
                at: string;
                status: number | null;
                text: string;
                milliseconds: number;
            }[];
        };
        /** @enum {string} */
        WebhookEvent: "casino.changed" | "casino.published" | "promotion.changed" | "game.changed" | "game.published" | "review.changed" | "review.published" | "import.finished" | "link.broken" | "deal.without_conversion";
    };
    responses: {
        /** @description The path, the query or the body is not valid; `errors` names every wrong field. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "detail": "name: must be 255 characters or less",
                 *       "message": "name: must be 255 characters or less",
                 *       "errors": [
                 *         {
                 *           "path": "name",
                 *           "message": "must be 255 characters or less"
                 *         }
                 *       ],
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or the API key is not valid. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "You need to be logged in to access this page.",
                 *       "message": "You need to be logged in to access this page.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role or the rights of the API key are not enough, or a page of another site made the request. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "You don't have permission to access this page.",
                 *       "message": "You don't have permission to access this page.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "detail": "There is nothing at this address.",
                 *       "message": "There is nothing at this address.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address is known, but not with this method; `Allow` names those that are. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Method Not Allowed",
                 *       "status": 405,
                 *       "detail": "This method is not allowed here.",
                 *       "message": "This method is not allowed here.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body did not come in time; the connection is closed. */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Request Timeout",
                 *       "status": 408,
                 *       "detail": "The request took too long to arrive.",
                 *       "message": "The request took too long to arrive.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It would contradict what is there already. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "A casino with this slug already exists",
                 *       "message": "A casino with this slug already exists",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There was such a record; it has been deleted. */
        Gone: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Gone",
                 *       "status": 410,
                 *       "detail": "This game is no longer available.",
                 *       "message": "This game is no longer available.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody changed the record since the version that If-Match names was read. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Precondition Failed",
                 *       "status": 412,
                 *       "detail": "This casino was changed by ann on 3 March 2026 at 14:05 (UTC).",
                 *       "message": "This casino was changed by ann on 3 March 2026 at 14:05 (UTC).",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is over the limit of the call. */
        ContentTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "detail": "The request body is too large.",
                 *       "message": "The request body is too large.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of a type that the call does not take. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "detail": "The request body must be application/json.",
                 *       "message": "The request body must be application/json.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The picture cannot be decoded or has the wrong shape. */
        UnprocessableContent: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable Entity",
                 *       "status": 422,
                 *       "detail": "The logo must be square.",
                 *       "message": "The logo must be square.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The law of the country wants an age check first; POST /api/age-checks begins one. */
        PreconditionRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Precondition Required",
                 *       "status": 428,
                 *       "detail": "In your country your age has to be verified before you play.",
                 *       "message": "In your country your age has to be verified before you play.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The client is over its quota; `Retry-After` says for how long. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "detail": "Too many requests. Please try again in a moment.",
                 *       "message": "Too many requests. Please try again in a moment.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address and the headers are over 16 kB together. */
        RequestHeaderFieldsTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Request Header Fields Too Large",
                 *       "status": 431,
                 *       "detail": "The headers of the request are too large.",
                 *       "message": "The headers of the request are too large.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The part of the system that owns the call broke off, or what it needs did. */
        BadGateway: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Gateway",
                 *       "status": 502,
                 *       "detail": "Something went wrong on our side.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The part of the system that owns the call, or what it needs, cannot be reached. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "detail": "Something went wrong on our side.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The part of the system that owns the call did not answer in time. */
        GatewayTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Gateway Timeout",
                 *       "status": 504,
                 *       "detail": "Something went wrong on our side.",
                 *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The ETag of the version that the change is based on, or * for any.
         * @example *
         */
        "If-Match": string;
        /**
         * @description A text of the client’s own: a request repeated with it gives the first one’s job.
         * @example 0b2c9c1a-import-of-monday
         */
        "Idempotency-Key": string;
        /**
         * @description `respond-async`: answer 202 at once instead of waiting for the outcome. `handling=lenient`: that nobody is signed in is no refusal.
         * @example respond-async
         */
        Prefer: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this request in the logs of every process. */
        "X-Request-Id": string;
        /** @description The version of the record as this reader sees it. */
        ETag: string;
        /** @description The address to go to. */
        Location: string;
        /** @description The session cookie or its end, or the cookie of a known browser. */
        "Set-Cookie": string;
        /** @description Seconds after which another try makes sense. */
        "Retry-After": number;
        /** @description The methods that the address knows. */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "secondFactor.setNoticeEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ann@example.com"
                 *     }
                 */
                "application/json": {
                    email: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactors"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.beginPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "the password"
                 *     }
                 */
                "application/json": {
                    currentPassword?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        options: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description This sign-in has run out of time. Please sign in again. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This sign-in has run out of time. Please sign in again.",
                     *       "message": "This sign-in has run out of time. Please sign in again.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many wrong codes. Please try again in a few minutes. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many wrong codes. Please try again in a few minutes.",
                     *       "message": "Too many wrong codes. Please try again in a few minutes.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.addPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Work laptop",
                 *       "passkey": {
                 *         "id": "cGFzc2tleQ",
                 *         "rawId": "cGFzc2tleQ",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "e30",
                 *           "attestationObject": "oA"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    name: string;
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            authenticatorData?: string;
                            transports?: string[];
                            publicKeyAlgorithm?: number;
                            publicKey?: string;
                        };
                        /** @enum {string} */
                        authenticatorAttachment?: "platform" | "cross-platform";
                        clientExtensionResults?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description This sign-in has run out of time. Please sign in again. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This sign-in has run out of time. Please sign in again.",
                     *       "message": "This sign-in has run out of time. Please sign in again.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many wrong codes. Please try again in a few minutes. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many wrong codes. Please try again in a few minutes.",
                     *       "message": "Too many wrong codes. Please try again in a few minutes.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.removePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Passkey not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Passkey not found",
                     *       "message": "Passkey not found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description You need at least one second factor */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "You need at least one second factor",
                     *       "message": "You need at least one second factor",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.renamePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Key on my ring"
                 *     }
                 */
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Passkey not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Passkey not found",
                     *       "message": "Passkey not found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.renewRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description Recovery codes come with a second factor */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Recovery codes come with a second factor",
                     *       "message": "Recovery codes come with a second factor",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.confirmTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description This sign-in has run out of time. Please sign in again. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This sign-in has run out of time. Please sign in again.",
                     *       "message": "This sign-in has run out of time. Please sign in again.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many wrong codes. Please try again in a few minutes. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many wrong codes. Please try again in a few minutes.",
                     *       "message": "Too many wrong codes. Please try again in a few minutes.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.beginTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "the password"
                 *     }
                 */
                "application/json": {
                    currentPassword?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        address: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description This sign-in has run out of time. Please sign in again. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This sign-in has run out of time. Please sign in again.",
                     *       "message": "This sign-in has run out of time. Please sign in again.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many wrong codes. Please try again in a few minutes. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many wrong codes. Please try again in a few minutes.",
                     *       "message": "Too many wrong codes. Please try again in a few minutes.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.removeTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description You need at least one second factor */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "You need at least one second factor",
                     *       "message": "You need at least one second factor",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "views.list": {
        parameters: {
            query?: {
                list?: components["schemas"]["ViewedList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "views.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "games",
                 *       "name": "Drafts",
                 *       "query": "status=draft&sort=-updated"
                 *     }
                 */
                "application/json": {
                    list: components["schemas"]["ViewedList"];
                    name: string;
                    query: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description You already have a view of this name */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "You already have a view of this name",
                     *       "message": "You already have a view of this name",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "views.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Saved view not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Saved view not found",
                     *       "message": "Saved view not found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "views.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Drafts of this month"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    query?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Saved view not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Saved view not found",
                     *       "message": "Saved view not found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description You already have a view of this name */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "You already have a view of this name",
                     *       "message": "You already have a view of this name",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "activity.list": {
        parameters: {
            query?: {
                person?: number;
                kind?: components["schemas"]["ActivityKind"];
                record?: number;
                from?: string;
                to?: string;
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "activity.export": {
        parameters: {
            query?: {
                person?: number;
                kind?: components["schemas"]["ActivityKind"];
                record?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "assignments.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                casinoId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        casino: components["schemas"]["AssignableCasino"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "affiliates.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Affiliate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "affiliates.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Summit Partners"
                 *     }
                 */
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Affiliate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "affiliates.export": {
        parameters: {
            query?: {
                search?: string;
                status?: components["schemas"]["AffiliateStatus"];
                sort?: "name" | "-name" | "id" | "-id" | "updated" | "-updated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "assignments.many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7,
                 *         8
                 *       ],
                 *       "affiliateId": 3
                 *     }
                 */
                "application/json": {
                    ids: number[];
                    versions?: number[];
                    affiliateId: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentOutcomes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Affiliate Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Affiliate Not Found",
                     *       "message": "Affiliate Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "affiliates.get": {
        parameters: {
            query?: {
                password?: "hidden";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Affiliate Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Affiliate Not Found",
                     *       "message": "Affiliate Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "affiliates.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Affiliate Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Affiliate Not Found",
                     *       "message": "Affiliate Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "affiliates.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "activated"
                 *     }
                 */
                "application/json": {
                    id?: number;
                    userId?: unknown;
                    name?: string;
                    status?: components["schemas"]["AffiliateStatus"];
                    managerName?: string | null;
                    email?: string | null;
                    companyEmail?: string | null;
                    username?: string | null;
                    loginLink?: string | null;
                    teamsLink?: string | null;
                    telegramProfile?: string | null;
                    telephoneNumber?: string | null;
                    subIdParameter?: string | null;
                    postbackParameters?: {
                        [key: string]: string;
                    } | null;
                    password?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Affiliate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Affiliate Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Affiliate Not Found",
                     *       "message": "Affiliate Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "affiliates.history": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Affiliate Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Affiliate Not Found",
                     *       "message": "Affiliate Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "affiliates.revealPassword": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        password: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Affiliate Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Affiliate Not Found",
                     *       "message": "Affiliate Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "postbacks.key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string | null;
                        previousUntil: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Affiliate Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Affiliate Not Found",
                     *       "message": "Affiliate Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "postbacks.createKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        url: string;
                        previousUntil: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Affiliate Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Affiliate Not Found",
                     *       "message": "Affiliate Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "postbacks.try": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "tx=T-1001&event=deposit&clickid=Q2xpY2s&amount=50.00&currency=GBP"
                 *     }
                 */
                "application/json": {
                    query: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Affiliate Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Affiliate Not Found",
                     *       "message": "Affiliate Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "ageChecks.begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returnTo": "/free-to-play/lantern-festival"
                 *     }
                 */
                "application/json": {
                    returnTo: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            /** @description No provider of age checks is set up. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "No provider of age checks is set up.",
                     *       "message": "No provider of age checks is set up.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "ageChecks.end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "eyJhbGciOiJIUzI1NiJ9.e30.x",
                 *       "answer": {
                 *         "code": "4711"
                 *       }
                 *     }
                 */
                "application/json": {
                    state: string;
                    answer: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proof: string;
                        expiresIn: number;
                        returnTo: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Your age could not be verified. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "Your age could not be verified.",
                     *       "message": "Your age could not be verified.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No provider of age checks is set up. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "No provider of age checks is set up.",
                     *       "message": "No provider of age checks is set up.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description This age check has run out, or was begun in another browser. Please begin it again. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Gone",
                     *       "status": 410,
                     *       "detail": "This age check has run out, or was begun in another browser. Please begin it again.",
                     *       "message": "This age check has run out, or was begun in another browser. Please begin it again.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "apiKeys.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Price comparison",
                 *       "rights": [
                 *         "casino:write",
                 *         "catalog:read"
                 *       ],
                 *       "expiresAt": "2027-06-30T00:00:00Z"
                 *     }
                 */
                "application/json": {
                    name: string;
                    rights: components["schemas"]["KeyRight"][];
                    /** Format: date-time */
                    expiresAt: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        rights: components["schemas"]["KeyRight"][];
                        /** Format: date-time */
                        expiresAt: string;
                        start: string;
                        lastUsedAt: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        key: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description You have 50 API keys already. Please revoke one first. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "You have 50 API keys already. Please revoke one first.",
                     *       "message": "You have 50 API keys already. Please revoke one first.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "apiKeys.listAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnedApiKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "apiKeys.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description API Key Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "API Key Not Found",
                     *       "message": "API Key Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "articleImages.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
                 *     }
                 */
                "application/json": {
                    image: string;
                    userId?: unknown;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        image: string;
                        width: number;
                        height: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description File too large. Maximum file size is 10MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "File too large. Maximum file size is 10MB.",
                     *       "message": "File too large. Maximum file size is 10MB.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Only PNG, JPEG, WebP, AVIF and GIF images are accepted. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Only PNG, JPEG, WebP, AVIF and GIF images are accepted.",
                     *       "message": "Only PNG, JPEG, WebP, AVIF and GIF images are accepted.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ann",
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": {
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        message: "Login successful";
                        user: components["schemas"]["SessionUser"];
                    };
                };
            };
            /** @description Accepted: it is done in the background. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInStep"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Invalid username or password */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Invalid username or password",
                     *       "message": "Invalid username or password",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many failed sign-ins. Please try again in a few minutes. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many failed sign-ins. Please try again in a few minutes.",
                     *       "message": "Too many failed sign-ins. Please try again in a few minutes.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "account.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "the old password",
                 *       "password": "a new password",
                 *       "confirmPassword": "a new password"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                    password: string;
                    confirmPassword?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many wrong passwords. Please try again in a few minutes. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many wrong passwords. Please try again in a few minutes.",
                     *       "message": "Too many wrong passwords. Please try again in a few minutes.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    code?: string;
                    recoveryCode?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                        /** @enum {string} */
                        authenticatorAttachment?: "platform" | "cross-platform";
                        clientExtensionResults?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        message: "Login successful";
                        user: components["schemas"]["SessionUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description This sign-in has run out of time. Please sign in again. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This sign-in has run out of time. Please sign in again.",
                     *       "message": "This sign-in has run out of time. Please sign in again.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many wrong codes. Please try again in a few minutes. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many wrong codes. Please try again in a few minutes.",
                     *       "message": "Too many wrong codes. Please try again in a few minutes.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        options: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description This sign-in has run out of time. Please sign in again. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This sign-in has run out of time. Please sign in again.",
                     *       "message": "This sign-in has run out of time. Please sign in again.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    code?: string;
                    recoveryCode?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                        /** @enum {string} */
                        authenticatorAttachment?: "platform" | "cross-platform";
                        clientExtensionResults?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description This sign-in has run out of time. Please sign in again. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This sign-in has run out of time. Please sign in again.",
                     *       "message": "This sign-in has run out of time. Please sign in again.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many wrong codes. Please try again in a few minutes. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many wrong codes. Please try again in a few minutes.",
                     *       "message": "Too many wrong codes. Please try again in a few minutes.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "auth.session": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async`: answer 202 at once instead of waiting for the outcome. `handling=lenient`: that nobody is signed in is no refusal.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
            /** @description Done; there is nothing to tell. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "account.sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSession"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "account.endSession": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Session Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Session Not Found",
                     *       "message": "Session Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "authors.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Author"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "authors.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nora Vance",
                 *       "slug": "nora-vance",
                 *       "role": "Casino reviewer"
                 *     }
                 */
                "application/json": {
                    name: string;
                    slug: string;
                    picture?: string | null;
                    role?: string | null;
                    words?: string | null;
                    links?: string[];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Author"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description An author with this slug already exists */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "An author with this slug already exists",
                     *       "message": "An author with this slug already exists",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "authors.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Author"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Author Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Author Not Found",
                     *       "message": "Author Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "authors.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Author Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Author Not Found",
                     *       "message": "Author Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description Failed to delete author. They wrote or checked a text that is there still. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Failed to delete author. They wrote or checked a text that is there still.",
                     *       "message": "Failed to delete author. They wrote or checked a text that is there still.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "authors.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "Editor"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    slug?: string;
                    picture?: string | null;
                    role?: string | null;
                    words?: string | null;
                    links?: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Author"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Author Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Author Not Found",
                     *       "message": "Author Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description An author with this slug already exists */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "An author with this slug already exists",
                     *       "message": "An author with this slug already exists",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "authors.history": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Author Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Author Not Found",
                     *       "message": "Author Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinos.list": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                affiliate?: string;
                sort?: "id" | "-id" | "name" | "-name" | "updated" | "-updated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        casinos: components["schemas"]["Casino"][];
                        total: number;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinos.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Alpenglow Casino"
                 *     }
                 */
                "application/json": {
                    name: string;
                    userId?: unknown;
                    createdBy?: unknown;
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Casino"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description You must be logged in to create a casino */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "You must be logged in to create a casino",
                     *       "message": "You must be logged in to create a casino",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinos.export": {
        parameters: {
            query?: {
                search?: string;
                affiliate?: string;
                sort?: "id" | "-id" | "name" | "-name" | "updated" | "-updated";
                licence?: string;
                partOfId?: boolean;
                ids?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinos.many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7,
                 *         8
                 *       ],
                 *       "change": "publish"
                 *     }
                 */
                "application/json": {
                    ids: number[];
                    versions?: number[];
                    change: components["schemas"]["CasinosChange"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            id: number;
                            /** @enum {string} */
                            outcome: "done" | "unchanged" | "refused";
                            reason?: string;
                            version?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinos.bySlug": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Casino"] | components["schemas"]["PublicCasino"];
                };
            };
            /** @description It has another address now. */
            301: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description This casino is not available for public viewing */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This casino is not available for public viewing",
                     *       "message": "This casino is not available for public viewing",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description This casino is no longer listed */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Gone",
                     *       "status": 410,
                     *       "detail": "This casino is no longer listed",
                     *       "message": "This casino is no longer listed",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinos.statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CasinoStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinos.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Casino"] | components["schemas"]["PublicCasino"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description This casino is not available for public viewing */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This casino is not available for public viewing",
                     *       "message": "This casino is not available for public viewing",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinos.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinos.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": "4.5",
                 *       "published": "true"
                 *     }
                 */
                "application/json": components["schemas"]["CasinoChanges"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Casino"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoCurrencies.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Currency"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description This casino is not available for public viewing */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This casino is not available for public viewing",
                     *       "message": "This casino is not available for public viewing",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoCurrencies.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currencyIds": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    currencyIds: (number | string)[];
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Currency"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoSupport.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportOption"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description This casino is not available for public viewing */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This casino is not available for public viewing",
                     *       "message": "This casino is not available for public viewing",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoSupport.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supportIds": [
                 *         1
                 *       ],
                 *       "values": {
                 *         "1": "help@alpenglow.example"
                 *       }
                 *     }
                 */
                "application/json": {
                    supportIds: (number | string)[];
                    values?: {
                        [key: string]: string | null;
                    };
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportOption"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoLicences.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Named"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description This casino is not available for public viewing */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This casino is not available for public viewing",
                     *       "message": "This casino is not available for public viewing",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoLicences.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "add",
                 *       "licenceId": 4
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "add" | "remove";
                    licenceId: number | string;
                    licenceToRemove?: (number | string) | null;
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Named"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoGameTypes.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogNamed"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description This casino is not available for public viewing */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This casino is not available for public viewing",
                     *       "message": "This casino is not available for public viewing",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoGameTypes.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gameTypeIds": [
                 *         1,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    gameTypeIds: (number | string)[];
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogNamed"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoImages.setHeader": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
                 *     }
                 */
                "application/json": {
                    image: string;
                    userId?: unknown;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Casino"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            /** @description File too large. Maximum file size is 10MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "File too large. Maximum file size is 10MB.",
                     *       "message": "File too large. Maximum file size is 10MB.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Only PNG, JPEG, WebP, AVIF and GIF images are accepted. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Only PNG, JPEG, WebP, AVIF and GIF images are accepted.",
                     *       "message": "Only PNG, JPEG, WebP, AVIF and GIF images are accepted.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoImages.removeHeader": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Casino"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinos.history": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoImages.setLogo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
                 *     }
                 */
                "application/json": {
                    image: string;
                    userId?: unknown;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Casino"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            /** @description File too large. Maximum file size is 5MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "File too large. Maximum file size is 5MB.",
                     *       "message": "File too large. Maximum file size is 5MB.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Only PNG, JPEG, WebP, AVIF and GIF images are accepted. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Only PNG, JPEG, WebP, AVIF and GIF images are accepted.",
                     *       "message": "Only PNG, JPEG, WebP, AVIF and GIF images are accepted.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoImages.removeLogo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Casino"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoPaymentMethods.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodOfCasino"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description This casino is not available for public viewing */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This casino is not available for public viewing",
                     *       "message": "This casino is not available for public viewing",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoPaymentMethods.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentMethodIds": [
                 *         2,
                 *         5
                 *       ]
                 *     }
                 */
                "application/json": {
                    paymentMethodIds: (number | string)[];
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodOfCasino"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "promotions.ofCasino": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["StaffPromotion"] | components["schemas"]["Promotion"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description This casino is not available for public viewing */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This casino is not available for public viewing",
                     *       "message": "This casino is not available for public viewing",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoProviders.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderOfCasino"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description This casino is not available for public viewing */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This casino is not available for public viewing",
                     *       "message": "This casino is not available for public viewing",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoProviders.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "providerIds": [
                 *         12,
                 *         31
                 *       ]
                 *     }
                 */
                "application/json": {
                    providerIds: (number | string)[];
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderOfCasino"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinoGameTypes.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "gameTypeIds": [
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    gameTypeIds?: (number | string)[];
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogNamed"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicReviews.ofCasino": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: components["schemas"]["Review"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description This casino is not available for public viewing */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This casino is not available for public viewing",
                     *       "message": "This casino is not available for public viewing",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "clicks.report": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                by?: components["schemas"]["ClickDimension"];
                day?: string;
                promotion?: number;
                casino?: number;
                affiliate?: string;
                country?: string;
                page?: string;
                position?: string;
                toplist?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ClickCount"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "clicks.export": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                by?: components["schemas"]["ClickDimension"];
                day?: string;
                promotion?: number;
                casino?: number;
                affiliate?: string;
                country?: string;
                page?: string;
                position?: string;
                toplist?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "conversions.list": {
        parameters: {
            query?: {
                affiliate?: number;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Conversion"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "conversionImports.list": {
        parameters: {
            query?: {
                affiliate?: number;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConversionImport"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "conversionImports.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "affiliateId": 3,
                 *       "file": "Transaction;Sub ID;Commission\nT-1001;Q2xpY2s;1.234,56",
                 *       "mapping": {
                 *         "tx": "Transaction",
                 *         "clickid": "Sub ID",
                 *         "event": {
                 *           "value": "revenue"
                 *         },
                 *         "amount": "Commission",
                 *         "currency": {
                 *           "value": "EUR"
                 *         }
                 *       },
                 *       "format": {
                 *         "delimiter": ";",
                 *         "decimal": ",",
                 *         "date": "DD/MM/YYYY"
                 *       },
                 *       "dryRun": true
                 *     }
                 */
                "application/json": {
                    affiliateId: number | string;
                    file: string;
                    mapping: components["schemas"]["ImportMapping"];
                    format: components["schemas"]["ImportFormat"];
                    dryRun?: boolean | ("true" | "false");
                };
                "multipart/form-data": {
                    affiliateId: number | string;
                    /** Format: binary */
                    file: string;
                    mapping: components["schemas"]["ImportMapping"];
                    format: components["schemas"]["ImportFormat"];
                    dryRun?: boolean | ("true" | "false");
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            /** @description Accepted: it is done in the background. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description File too large. Maximum file size is 20MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "File too large. Maximum file size is 20MB.",
                     *       "message": "File too large. Maximum file size is 20MB.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "conversionImports.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Import Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Import Not Found",
                     *       "message": "Import Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "conversionImports.errors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Import Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Import Not Found",
                     *       "message": "Import Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "countries.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "currencies.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Currency"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "currencies.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "symbol": "£",
                 *       "code": "GBP"
                 *     }
                 */
                "application/json": {
                    symbol: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Currency"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description A currency with this code already exists */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A currency with this code already exists",
                     *       "message": "A currency with this code already exists",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "currencies.export": {
        parameters: {
            query?: {
                sort?: "id" | "-id" | "name" | "-name" | "code" | "-code";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "currencies.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "symbol": "£",
                 *       "code": "GBP"
                 *     }
                 */
                "application/json": {
                    id?: number;
                    symbol: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Currency"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Currency Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Currency Not Found",
                     *       "message": "Currency Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description A currency with this code already exists */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A currency with this code already exists",
                     *       "message": "A currency with this code already exists",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "currencies.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Currency Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Currency Not Found",
                     *       "message": "Currency Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description Failed to delete currency. It is in use by one or more casinos. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Failed to delete currency. It is in use by one or more casinos.",
                     *       "message": "Failed to delete currency. It is in use by one or more casinos.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "customerSupportTypes.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSupportType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "deals.list": {
        parameters: {
            query?: {
                affiliate?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "deals.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "affiliateId": 3,
                 *       "model": "cpa",
                 *       "cpa": {
                 *         "amount": 40,
                 *         "currency": "GBP"
                 *       },
                 *       "from": "2026-11-01"
                 *     }
                 */
                "application/json": {
                    affiliateId: number;
                    casinoIds?: number[];
                    /** @enum {string} */
                    model: "cpa" | "share" | "hybrid";
                    cpa?: {
                        amount: number;
                        currency: string;
                    } | null;
                    share?: number | null;
                    countries?: string[];
                    /** Format: date */
                    from: string;
                    to?: string | null;
                    note?: string | null;
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description It overlaps another deal of the affiliate */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "It overlaps another deal of the affiliate",
                     *       "message": "It overlaps another deal of the affiliate",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "deals.notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealNote"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "deals.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Deal Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Deal Not Found",
                     *       "message": "Deal Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "deals.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Deal Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Deal Not Found",
                     *       "message": "Deal Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "deals.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "2027-03-31"
                 *     }
                 */
                "application/json": {
                    id?: number;
                    casinoIds?: number[];
                    /** @enum {string} */
                    model?: "cpa" | "share" | "hybrid";
                    cpa?: {
                        amount: number;
                        currency: string;
                    } | null;
                    share?: number | null;
                    countries?: string[];
                    /** Format: date */
                    from?: string;
                    to?: string | null;
                    note?: string | null;
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Deal Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Deal Not Found",
                     *       "message": "Deal Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It overlaps another deal of the affiliate */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "It overlaps another deal of the affiliate",
                     *       "message": "It overlaps another deal of the affiliate",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "deals.history": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Deal Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Deal Not Found",
                     *       "message": "Deal Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "demoEarnings.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        present: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "demoEarnings.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clicks: number;
                        conversions: number;
                        deals: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "assignments.assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                affiliateId: number;
                casinoId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        casino: components["schemas"]["AssignableCasino"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinos.directSql": {
        parameters: {
            query: {
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectSqlRow"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Casino Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Casino Not Found",
                     *       "message": "Casino Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "assignments.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                affiliateId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        deploymentFresh: true;
                        assignedCasinos: components["schemas"]["AssignableCasino"][];
                        /** @constant */
                        success: true;
                        casinos: components["schemas"]["AssignableCasino"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Affiliate Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Affiliate Not Found",
                     *       "message": "Affiliate Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "documents.page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Nothing has changed since the version that If-None-Match names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "documents.start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            /** @description Nothing has changed since the version that If-None-Match names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "documents.viewer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            /** @description Nothing has changed since the version that If-None-Match names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "documents.style": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                };
            };
            /** @description Nothing has changed since the version that If-None-Match names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "earnings.report": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                by?: components["schemas"]["EarningDimension"];
                affiliate?: string;
                casino?: string;
                promotion?: string;
                country?: string;
                page?: string;
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EarningLine"][];
                        totals: components["schemas"]["Earned"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "earnings.export": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                by?: components["schemas"]["EarningDimension"];
                affiliate?: string;
                casino?: string;
                promotion?: string;
                country?: string;
                page?: string;
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gamblingLicences.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamblingLicence"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gamblingLicences.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Malta Gaming Authority",
                 *       "code": "mga"
                 *     }
                 */
                "application/json": {
                    name: string;
                    code: string;
                    description?: string | null;
                    icon?: string | null;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamblingLicence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description A gambling licence with this code already exists */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A gambling licence with this code already exists",
                     *       "message": "A gambling licence with this code already exists",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gamblingLicences.export": {
        parameters: {
            query?: {
                sort?: "id" | "-id" | "name" | "-name" | "code" | "-code";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gamblingLicences.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Gambling Licence Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Gambling Licence Not Found",
                     *       "message": "Gambling Licence Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description Failed to delete gambling licence. It may be in use by one or more casinos. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Failed to delete gambling licence. It may be in use by one or more casinos.",
                     *       "message": "Failed to delete gambling licence. It may be in use by one or more casinos.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.all": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of the client’s own: a request repeated with it gives the first one’s job.
                 * @example 0b2c9c1a-import-of-monday
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "search": "lantern"
                 *     }
                 */
                "application/json": {
                    search?: string;
                };
            };
        };
        responses: {
            /** @description Accepted: it is done in the background. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        jobId: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No game of the external catalogue matches. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "No game of the external catalogue matches.",
                     *       "message": "No game of the external catalogue matches.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.batch": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of the client’s own: a request repeated with it gives the first one’s job.
                 * @example 0b2c9c1a-import-of-monday
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /**
                 * @description `respond-async`: answer 202 at once instead of waiting for the outcome. `handling=lenient`: that nobody is signed in is no refusal.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gameIds": [
                 *         1042,
                 *         1043
                 *       ]
                 *     }
                 */
                "application/json": {
                    gameIds: number[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        results: {
                            success: number[];
                            errors: {
                                id: number;
                                error: string;
                            }[];
                            failed: number;
                        };
                        jobId: number;
                    };
                };
            };
            /** @description Accepted: it is done in the background. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        jobId: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.cacheLocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gameId": 1042,
                 *       "page": 11
                 *     }
                 */
                "application/json": {
                    gameId: number;
                    page: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "search": "lantern"
                 *     }
                 */
                "application/json": {
                    gameIds?: number[];
                    search?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.game": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueGame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The external catalogue has no game with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The external catalogue has no game with this id.",
                     *       "message": "The external catalogue has no game with this id.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is at another address. */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The external catalogue has no game with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The external catalogue has no game with this id.",
                     *       "message": "The external catalogue has no game with this id.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.games": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                search?: string;
                status?: "imported" | "new";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CatalogueGame"][];
                        current_page: number;
                        per_page: number;
                        last_page: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.export": {
        parameters: {
            query?: {
                search?: string;
                status?: "imported" | "new";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.importedIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.jobs": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportJob"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.jobsExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.job": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no import with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no import with this id.",
                     *       "message": "There is no import with this id.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no import with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no import with this id.",
                     *       "message": "There is no import with this id.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.jobEvents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        event?: string;
                        id?: string;
                        data: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no import with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no import with this id.",
                     *       "message": "There is no import with this id.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.retry": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of the client’s own: a request repeated with it gives the first one’s job.
                 * @example 0b2c9c1a-import-of-monday
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Accepted: it is done in the background. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        jobId: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no import with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no import with this id.",
                     *       "message": "There is no import with this id.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description No game of this import has failed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "No game of this import has failed.",
                     *       "message": "No game of this import has failed.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.libraryGames": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                search?: string;
                status?: components["schemas"]["LibraryStatus"];
                featured?: boolean;
                description?: "none";
                launcher?: "broken";
                sort?: "id" | "-id" | "name" | "-name" | "updated" | "-updated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LibraryGame"][];
                        current_page: number;
                        per_page: number;
                        last_page: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.malformed": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            externalId: number | null;
                            reason: string;
                            /** Format: date-time */
                            seenAt: string;
                        }[];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        running: components["schemas"]["SyncRun"] | null;
                        last: components["schemas"]["SyncRun"] | null;
                        mirrored: number;
                        lastSyncedAt: string | null;
                        away: {
                            /** Format: date-time */
                            since: string;
                            reason: string;
                        } | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameImport.startSync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "full": false
                 *     }
                 */
                "application/json": {
                    full?: boolean;
                };
            };
        };
        responses: {
            /** @description Accepted: it is done in the background. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameIndexing.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rule: components["schemas"]["SiteGameIndexing"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameIndexing.set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rule": "own-words"
                 *     }
                 */
                "application/json": {
                    rule: components["schemas"]["SiteGameIndexing"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rule: components["schemas"]["SiteGameIndexing"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameProviders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        slug: string;
                        gameCount: number;
                        externalId: number;
                        bio: string | null;
                        thumb: string | null;
                        markets: string[];
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameThemes.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        slug: string;
                        gameCount: number;
                        externalId: number;
                        parentId: number | null;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "launcher.token": {
        parameters: {
            query?: {
                game?: number;
                ageProof?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        expiresIn: number;
                        launcherUrl?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description This game is not available in your country. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This game is not available in your country.",
                     *       "message": "This game is not available in your country.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We couldn't find the game you're looking for. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "We couldn't find the game you're looking for.",
                     *       "message": "We couldn't find the game you're looking for.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description In your country your age has to be verified before you play. */
            428: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Required",
                     *       "status": 428,
                     *       "detail": "In your country your age has to be verified before you play.",
                     *       "message": "In your country your age has to be verified before you play.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "gameTypes.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        slug: string;
                        gameCount: number;
                        externalId: number;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "games.list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                search?: string;
                status?: components["schemas"]["LibraryStatus"];
                featured?: boolean;
                description?: "none";
                launcher?: "broken";
                sort?: "id" | "-id" | "name" | "-name" | "updated" | "-updated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LibraryGame"][];
                        current_page: number;
                        per_page: number;
                        last_page: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "games.export": {
        parameters: {
            query?: {
                search?: string;
                status?: components["schemas"]["LibraryStatus"];
                featured?: boolean;
                description?: "none";
                launcher?: "broken";
                sort?: "id" | "-id" | "name" | "-name" | "updated" | "-updated";
                ids?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "games.many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1042,
                 *         1043
                 *       ],
                 *       "change": "publish"
                 *     }
                 */
                "application/json": {
                    ids: number[];
                    versions?: number[];
                    change: components["schemas"]["GamesChange"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            id: number;
                            /** @enum {string} */
                            outcome: "done" | "unchanged" | "refused";
                            reason?: string;
                            version?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "games.statistics": {
        parameters: {
            query?: {
                per?: components["schemas"]["GamesPerUnit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "games.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffGame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Game Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Game Not Found",
                     *       "message": "Game Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "games.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Game Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Game Not Found",
                     *       "message": "Game Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "games.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "volatility": "High"
                 *     }
                 */
                "application/json": components["schemas"]["GameChanges"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffGame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Game Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Game Not Found",
                     *       "message": "Game Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "games.history": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Game Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Game Not Found",
                     *       "message": "Game Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "games.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is at another address. */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Game Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Game Not Found",
                     *       "message": "Game Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The external catalogue has withdrawn this game. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The external catalogue has withdrawn this game.",
                     *       "message": "The external catalogue has withdrawn this game.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "games.publish": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "published": true
                 *     }
                 */
                "application/json": {
                    published: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffGame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Game Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Game Not Found",
                     *       "message": "Game Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "countries.detect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        code: string;
                        slug: string;
                        flag: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No country is known for this address. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "No country is known for this address.",
                     *       "message": "No country is known for this address.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.list": {
        parameters: {
            query?: {
                state?: "draft" | "planned" | "published";
                search?: string;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            subject: Record<string, never>;
                            title: string;
                            draft: {
                                /** Format: date-time */
                                at: string;
                                writers: {
                                    id: number;
                                    username: string;
                                }[];
                            } | null;
                            plan: {
                                /** Format: date-time */
                                at: string;
                                by: {
                                    id: number;
                                    username: string;
                                };
                            } | null;
                            published: {
                                number: number;
                                /** Format: date-time */
                                at: string;
                                by: {
                                    id: number;
                                    username: string;
                                } | null;
                                /** Format: date-time */
                                firstAt: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": {},
                 *       "content": {
                 *         "title": "What wagering means",
                 *         "slug": "what-wagering-means",
                 *         "summary": "How often a bonus has to be staked, and what that costs.",
                 *         "cover": null,
                 *         "authorId": 1,
                 *         "tags": [
                 *           "Bonuses"
                 *         ],
                 *         "relatedGameIds": [],
                 *         "relatedCasinoIds": [
                 *           7
                 *         ],
                 *         "text": {
                 *           "type": "doc",
                 *           "content": [
                 *             {
                 *               "type": "paragraph",
                 *               "content": [
                 *                 {
                 *                   "type": "text",
                 *                   "text": "A bonus is not money."
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    subject: Record<string, never>;
                    content: components["schemas"]["GuideContent"];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: Record<string, never>;
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            title: string;
                            slug: string;
                            summary: unknown;
                            cover: {
                                image: string;
                                width: number;
                                height: number;
                                alt: string;
                            } | null;
                            authorId: number | null;
                            tags: string[];
                            relatedGameIds: number[];
                            relatedCasinoIds: number[];
                            text: components["schemas"]["RichText"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: Record<string, never>;
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            title: string;
                            slug: string;
                            summary: unknown;
                            cover: {
                                image: string;
                                width: number;
                                height: number;
                                alt: string;
                            } | null;
                            authorId: number | null;
                            tags: string[];
                            relatedGameIds: number[];
                            relatedCasinoIds: number[];
                            text: components["schemas"]["RichText"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Guide Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Guide Not Found",
                     *       "message": "Guide Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Guide Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Guide Not Found",
                     *       "message": "Guide Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.save": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": {
                 *         "title": "What wagering means",
                 *         "slug": "what-wagering-means",
                 *         "summary": "How often a bonus has to be staked, and what that costs.",
                 *         "cover": null,
                 *         "authorId": 1,
                 *         "tags": [
                 *           "Bonuses"
                 *         ],
                 *         "relatedGameIds": [],
                 *         "relatedCasinoIds": [
                 *           7
                 *         ],
                 *         "text": {
                 *           "type": "doc",
                 *           "content": [
                 *             {
                 *               "type": "paragraph",
                 *               "content": [
                 *                 {
                 *                   "type": "text",
                 *                   "text": "A bonus is not money."
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    content: components["schemas"]["GuideContent"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: Record<string, never>;
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            title: string;
                            slug: string;
                            summary: unknown;
                            cover: {
                                image: string;
                                width: number;
                                height: number;
                                alt: string;
                            } | null;
                            authorId: number | null;
                            tags: string[];
                            relatedGameIds: number[];
                            relatedCasinoIds: number[];
                            text: components["schemas"]["RichText"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Guide Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Guide Not Found",
                     *       "message": "Guide Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.discard": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: Record<string, never>;
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            title: string;
                            slug: string;
                            summary: unknown;
                            cover: {
                                image: string;
                                width: number;
                                height: number;
                                alt: string;
                            } | null;
                            authorId: number | null;
                            tags: string[];
                            relatedGameIds: number[];
                            relatedCasinoIds: number[];
                            text: components["schemas"]["RichText"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Guide Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Guide Not Found",
                     *       "message": "Guide Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.history": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Guide Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Guide Not Found",
                     *       "message": "Guide Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: Record<string, never>;
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            title: string;
                            slug: string;
                            summary: unknown;
                            cover: {
                                image: string;
                                width: number;
                                height: number;
                                alt: string;
                            } | null;
                            authorId: number | null;
                            tags: string[];
                            relatedGameIds: number[];
                            relatedCasinoIds: number[];
                            text: components["schemas"]["RichText"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Guide Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Guide Not Found",
                     *       "message": "Guide Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.preview": {
        parameters: {
            query?: {
                country?: string;
                at?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guide"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Guide Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Guide Not Found",
                     *       "message": "Guide Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.publish": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** Format: date-time */
                    at?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: Record<string, never>;
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            title: string;
                            slug: string;
                            summary: unknown;
                            cover: {
                                image: string;
                                width: number;
                                height: number;
                                alt: string;
                            } | null;
                            authorId: number | null;
                            tags: string[];
                            relatedGameIds: number[];
                            relatedCasinoIds: number[];
                            text: components["schemas"]["RichText"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Guide Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Guide Not Found",
                     *       "message": "Guide Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.withdraw": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: Record<string, never>;
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            title: string;
                            slug: string;
                            summary: unknown;
                            cover: {
                                image: string;
                                width: number;
                                height: number;
                                alt: string;
                            } | null;
                            authorId: number | null;
                            tags: string[];
                            relatedGameIds: number[];
                            relatedCasinoIds: number[];
                            text: components["schemas"]["RichText"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Guide Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Guide Not Found",
                     *       "message": "Guide Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        /** Format: date-time */
                        at: string;
                        by: {
                            id: number;
                            username: string;
                        } | null;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Guide Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Guide Not Found",
                     *       "message": "Guide Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.version": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        /** Format: date-time */
                        at: string;
                        by: {
                            id: number;
                            username: string;
                        } | null;
                        content: {
                            title: string;
                            slug: string;
                            summary: unknown;
                            cover: {
                                image: string;
                                width: number;
                                height: number;
                                alt: string;
                            } | null;
                            authorId: number | null;
                            tags: string[];
                            relatedGameIds: number[];
                            relatedCasinoIds: number[];
                            text: components["schemas"]["RichText"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such version. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such version.",
                     *       "message": "There is no such version.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "guides.putBack": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: Record<string, never>;
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            title: string;
                            slug: string;
                            summary: unknown;
                            cover: {
                                image: string;
                                width: number;
                                height: number;
                                alt: string;
                            } | null;
                            authorId: number | null;
                            tags: string[];
                            relatedGameIds: number[];
                            relatedCasinoIds: number[];
                            text: components["schemas"]["RichText"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Guide Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Guide Not Found",
                     *       "message": "Guide Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "laws.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Laws"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "links.health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checking: boolean;
                        ok: number;
                        broken: number;
                        unknown: number;
                        waiting: number;
                        promotions: components["schemas"]["BrokenLink"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "documents.openApi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Nothing has changed since the version that If-None-Match names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "paymentMethods.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "paymentMethods.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Quick Pay",
                 *       "code": "quick-pay"
                 *     }
                 */
                "application/json": {
                    name: string;
                    code: string;
                    icon?: string | null;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description A payment method with this code already exists */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A payment method with this code already exists",
                     *       "message": "A payment method with this code already exists",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "paymentMethods.export": {
        parameters: {
            query?: {
                sort?: "id" | "-id" | "name" | "-name" | "code" | "-code";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "paymentMethods.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Payment Method Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Payment Method Not Found",
                     *       "message": "Payment Method Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description Failed to delete payment method. It is in use by one or more casinos. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Failed to delete payment method. It is in use by one or more casinos.",
                     *       "message": "Failed to delete payment method. It is in use by one or more casinos.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "paymentMethods.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Quick Pay"
                 *     }
                 */
                "application/json": {
                    id?: number;
                    name?: string;
                    code?: string;
                    icon?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Payment Method Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Payment Method Not Found",
                     *       "message": "Payment Method Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description A payment method with this code already exists */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A payment method with this code already exists",
                     *       "message": "A payment method with this code already exists",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "postbacks.get": {
        parameters: {
            query?: {
                tx?: string;
                event?: string;
                clickid?: string;
                amount?: string;
                currency?: string;
                at?: string;
            };
            header?: never;
            path: {
                affiliateId: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description There is no postback at this address. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no postback at this address.",
                     *       "message": "There is no postback at this address.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "postbacks.post": {
        parameters: {
            query?: {
                tx?: string;
                event?: string;
                clickid?: string;
                amount?: string;
                currency?: string;
                at?: string;
            };
            header?: never;
            path: {
                affiliateId: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "tx": "T-1001",
                 *       "event": "deposit",
                 *       "clickid": "Q2xpY2s",
                 *       "amount": "50.00",
                 *       "currency": "GBP"
                 *     }
                 */
                "application/json": {
                    [key: string]: string;
                };
                /**
                 * @example {
                 *       "tx": "T-1001",
                 *       "event": "deposit",
                 *       "clickid": "Q2xpY2s",
                 *       "amount": "50.00",
                 *       "currency": "GBP"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description There is no postback at this address. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no postback at this address.",
                     *       "message": "There is no postback at this address.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "casinos.production": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignableCasino"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "promotions.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "casinoId": 7,
                 *       "headline": "100% up to £100",
                 *       "score": 80,
                 *       "countries": [
                 *         "GB"
                 *       ]
                 *     }
                 */
                "application/json": {
                    casinoId: number;
                    headline: string;
                    significantTerms?: string | null;
                    ctaLink?: string | null;
                    score?: number;
                    revenueShare?: number | null;
                    cpa?: number | null;
                    countries?: string[];
                    startsAt?: string | null;
                    endsAt?: string | null;
                    kind?: ("deposit-match" | "free-spins" | "no-deposit" | "cashback" | "tournament" | "other") | null;
                    product?: ("slots" | "casino" | "live-casino" | "bingo" | "poker" | "sports" | "mixed") | null;
                    wagering?: {
                        times: number;
                        /** @enum {string} */
                        of: "bonus" | "bonus-and-deposit" | "winnings";
                    } | null;
                    minDeposit?: {
                        amount: number;
                        currency: string;
                    } | null;
                    maxBonus?: {
                        amount: number;
                        currency: string;
                    } | null;
                    maxBet?: {
                        amount: number;
                        currency: string;
                    } | null;
                    maxWin?: {
                        amount: number;
                        currency: string;
                    } | null;
                    freeSpins?: number | null;
                    validDays?: number | null;
                    code?: string | null;
                    termsUrl?: string | null;
                    countryLinks?: {
                        country: string;
                        url: string;
                    }[];
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPromotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "promotions.export": {
        parameters: {
            query?: {
                casino?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "promotions.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPromotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Promotion Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Promotion Not Found",
                     *       "message": "Promotion Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "promotions.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Promotion Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Promotion Not Found",
                     *       "message": "Promotion Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "promotions.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "score": 90
                 *     }
                 */
                "application/json": {
                    id?: number;
                    headline?: string;
                    significantTerms?: string | null;
                    ctaLink?: string | null;
                    score?: number;
                    revenueShare?: number | null;
                    cpa?: number | null;
                    countries?: string[];
                    startsAt?: string | null;
                    endsAt?: string | null;
                    kind?: ("deposit-match" | "free-spins" | "no-deposit" | "cashback" | "tournament" | "other") | null;
                    product?: ("slots" | "casino" | "live-casino" | "bingo" | "poker" | "sports" | "mixed") | null;
                    wagering?: {
                        times: number;
                        /** @enum {string} */
                        of: "bonus" | "bonus-and-deposit" | "winnings";
                    } | null;
                    minDeposit?: {
                        amount: number;
                        currency: string;
                    } | null;
                    maxBonus?: {
                        amount: number;
                        currency: string;
                    } | null;
                    maxBet?: {
                        amount: number;
                        currency: string;
                    } | null;
                    maxWin?: {
                        amount: number;
                        currency: string;
                    } | null;
                    freeSpins?: number | null;
                    validDays?: number | null;
                    code?: string | null;
                    termsUrl?: string | null;
                    countryLinks?: {
                        country: string;
                        url: string;
                    }[];
                    userId?: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPromotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Promotion Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Promotion Not Found",
                     *       "message": "Promotion Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "promotions.history": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Promotion Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Promotion Not Found",
                     *       "message": "Promotion Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "promotions.markets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionMarket"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Promotion Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Promotion Not Found",
                     *       "message": "Promotion Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicAuthors.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        slug: string;
                        role: string | null;
                        picture: string | null;
                        /** Format: date-time */
                        updatedAt: string;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicAuthors.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        slug: string;
                        picture: string | null;
                        role: string | null;
                        words: string | null;
                        links: string[];
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        reviews: components["schemas"]["ReviewedCasino"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Author Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Author Not Found",
                     *       "message": "Author Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicPromotions.facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusFacets"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicCasinos.directory": {
        parameters: {
            query?: {
                licence?: string;
                payment?: string;
                currency?: string;
                rating?: number;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DirectoryCasino"][];
                        total: number;
                        hasMore: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicCasinos.list": {
        parameters: {
            query?: {
                country?: string;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CasinoCard"][];
                        total: number;
                        hasMore: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "clicks.record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "promotionId": 12,
                 *       "page": "/country/united-kingdom",
                 *       "position": 3
                 *     }
                 */
                "application/json": {
                    promotionId: number;
                    page: string;
                    position?: number;
                    toplist?: string;
                };
                /**
                 * @example {
                 *       "promotionId": 12,
                 *       "page": "/country/united-kingdom",
                 *       "position": 3
                 *     }
                 */
                "text/plain": {
                    promotionId: number;
                    page: string;
                    position?: number;
                    toplist?: string;
                };
            };
        };
        responses: {
            /** @description Done; there is nothing to tell. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            /** @description Promotion Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Promotion Not Found",
                     *       "message": "Promotion Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "publicCasinos.countryCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryCount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicGames.pages": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicGames.providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountedRef"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicGames.provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        slug: string;
                        gameCount: number;
                        bio: string | null;
                        thumb: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description There is no such game provider. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such game provider.",
                     *       "message": "There is no such game provider.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicGames.themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountedRef"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicGames.types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountedRef"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicGames.list": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                random?: boolean;
                type?: string;
                provider?: string;
                theme?: string;
                sort?: components["schemas"]["GameSort"];
                minRtp?: number;
                seed?: string;
                similar?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GameCard"][];
                        hasMore: boolean;
                        total: number;
                        seed: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicGames.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            /** @description It has another address now. */
            301: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description We couldn't find the game you're looking for. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "We couldn't find the game you're looking for.",
                     *       "message": "We couldn't find the game you're looking for.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description This game is no longer available. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Gone",
                     *       "status": 410,
                     *       "detail": "This game is no longer available.",
                     *       "message": "This game is no longer available.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicGuides.list": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuideCard"][];
                        total: number;
                        hasMore: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicGuides.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guide"];
                };
            };
            /** @description It has another address now. */
            301: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description Guide Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Guide Not Found",
                     *       "message": "Guide Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "images.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "publicPromotions.list": {
        parameters: {
            query?: {
                country?: string;
                /** @description The page whose toplist orders the answer: home, country, game, guide; any other is ignored. Unless said, that of home with a limit, and without one that of the country. */
                place?: string;
                /** @description The game or guide that the page is about. */
                of?: number;
                /** @description One of deposit-match, free-spins, no-deposit, cashback, tournament, other; any other is ignored. */
                kind?: string;
                /** @description The most times of wagering, which has to be known. */
                wagering?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicPromotion"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.list": {
        parameters: {
            query?: {
                casinoId?: number;
                state?: "draft" | "planned" | "published";
                search?: string;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            subject: {
                                casinoId: number;
                            };
                            title: string;
                            draft: {
                                /** Format: date-time */
                                at: string;
                                writers: {
                                    id: number;
                                    username: string;
                                }[];
                            } | null;
                            plan: {
                                /** Format: date-time */
                                at: string;
                                by: {
                                    id: number;
                                    username: string;
                                };
                            } | null;
                            published: {
                                number: number;
                                /** Format: date-time */
                                at: string;
                                by: {
                                    id: number;
                                    username: string;
                                } | null;
                                /** Format: date-time */
                                firstAt: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": {
                 *         "casinoId": 7
                 *       },
                 *       "content": {
                 *         "authorId": 1,
                 *         "reviewedById": null,
                 *         "verdict": "A small casino with short queues.",
                 *         "text": {
                 *           "type": "doc",
                 *           "content": [
                 *             {
                 *               "type": "paragraph",
                 *               "content": [
                 *                 {
                 *                   "type": "text",
                 *                   "text": "We played for a week."
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         },
                 *         "advantages": [
                 *           "Answers within a minute"
                 *         ],
                 *         "disadvantages": [
                 *           "Few live tables"
                 *         ],
                 *         "scores": {
                 *           "safety": 4.5,
                 *           "bonuses": 4,
                 *           "games": 3.5,
                 *           "payments": 4,
                 *           "support": 5
                 *         },
                 *         "testedOn": "2026-11-01",
                 *         "changes": []
                 *       }
                 *     }
                 */
                "application/json": {
                    subject: {
                        casinoId: number;
                    };
                    content: components["schemas"]["ReviewContent"];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            casinoId: number;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            authorId: number | null;
                            reviewedById: number | null;
                            verdict: unknown;
                            text: components["schemas"]["RichText"];
                            advantages: string[];
                            disadvantages: string[];
                            scores: {
                                safety: number | null;
                                bonuses: number | null;
                                games: number | null;
                                payments: number | null;
                                support: number | null;
                            };
                            testedOn: string | null;
                            changes: {
                                /** Format: date */
                                on: string;
                                text: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            casinoId: number;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            authorId: number | null;
                            reviewedById: number | null;
                            verdict: unknown;
                            text: components["schemas"]["RichText"];
                            advantages: string[];
                            disadvantages: string[];
                            scores: {
                                safety: number | null;
                                bonuses: number | null;
                                games: number | null;
                                payments: number | null;
                                support: number | null;
                            };
                            testedOn: string | null;
                            changes: {
                                /** Format: date */
                                on: string;
                                text: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Review Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Review Not Found",
                     *       "message": "Review Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Review Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Review Not Found",
                     *       "message": "Review Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.save": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": {
                 *         "authorId": 1,
                 *         "reviewedById": null,
                 *         "verdict": "A small casino with short queues.",
                 *         "text": {
                 *           "type": "doc",
                 *           "content": [
                 *             {
                 *               "type": "paragraph",
                 *               "content": [
                 *                 {
                 *                   "type": "text",
                 *                   "text": "We played for a week."
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         },
                 *         "advantages": [
                 *           "Answers within a minute"
                 *         ],
                 *         "disadvantages": [
                 *           "Few live tables"
                 *         ],
                 *         "scores": {
                 *           "safety": 4.5,
                 *           "bonuses": 4,
                 *           "games": 3.5,
                 *           "payments": 4,
                 *           "support": 5
                 *         },
                 *         "testedOn": "2026-11-01",
                 *         "changes": []
                 *       }
                 *     }
                 */
                "application/json": {
                    content: components["schemas"]["ReviewContent"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            casinoId: number;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            authorId: number | null;
                            reviewedById: number | null;
                            verdict: unknown;
                            text: components["schemas"]["RichText"];
                            advantages: string[];
                            disadvantages: string[];
                            scores: {
                                safety: number | null;
                                bonuses: number | null;
                                games: number | null;
                                payments: number | null;
                                support: number | null;
                            };
                            testedOn: string | null;
                            changes: {
                                /** Format: date */
                                on: string;
                                text: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Review Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Review Not Found",
                     *       "message": "Review Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.discard": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            casinoId: number;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            authorId: number | null;
                            reviewedById: number | null;
                            verdict: unknown;
                            text: components["schemas"]["RichText"];
                            advantages: string[];
                            disadvantages: string[];
                            scores: {
                                safety: number | null;
                                bonuses: number | null;
                                games: number | null;
                                payments: number | null;
                                support: number | null;
                            };
                            testedOn: string | null;
                            changes: {
                                /** Format: date */
                                on: string;
                                text: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Review Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Review Not Found",
                     *       "message": "Review Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.history": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Review Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Review Not Found",
                     *       "message": "Review Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            casinoId: number;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            authorId: number | null;
                            reviewedById: number | null;
                            verdict: unknown;
                            text: components["schemas"]["RichText"];
                            advantages: string[];
                            disadvantages: string[];
                            scores: {
                                safety: number | null;
                                bonuses: number | null;
                                games: number | null;
                                payments: number | null;
                                support: number | null;
                            };
                            testedOn: string | null;
                            changes: {
                                /** Format: date */
                                on: string;
                                text: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Review Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Review Not Found",
                     *       "message": "Review Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.preview": {
        parameters: {
            query?: {
                country?: string;
                at?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Review Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Review Not Found",
                     *       "message": "Review Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.publish": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** Format: date-time */
                    at?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            casinoId: number;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            authorId: number | null;
                            reviewedById: number | null;
                            verdict: unknown;
                            text: components["schemas"]["RichText"];
                            advantages: string[];
                            disadvantages: string[];
                            scores: {
                                safety: number | null;
                                bonuses: number | null;
                                games: number | null;
                                payments: number | null;
                                support: number | null;
                            };
                            testedOn: string | null;
                            changes: {
                                /** Format: date */
                                on: string;
                                text: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Review Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Review Not Found",
                     *       "message": "Review Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.withdraw": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            casinoId: number;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            authorId: number | null;
                            reviewedById: number | null;
                            verdict: unknown;
                            text: components["schemas"]["RichText"];
                            advantages: string[];
                            disadvantages: string[];
                            scores: {
                                safety: number | null;
                                bonuses: number | null;
                                games: number | null;
                                payments: number | null;
                                support: number | null;
                            };
                            testedOn: string | null;
                            changes: {
                                /** Format: date */
                                on: string;
                                text: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Review Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Review Not Found",
                     *       "message": "Review Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        /** Format: date-time */
                        at: string;
                        by: {
                            id: number;
                            username: string;
                        } | null;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Review Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Review Not Found",
                     *       "message": "Review Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.version": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        /** Format: date-time */
                        at: string;
                        by: {
                            id: number;
                            username: string;
                        } | null;
                        content: {
                            authorId: number | null;
                            reviewedById: number | null;
                            verdict: unknown;
                            text: components["schemas"]["RichText"];
                            advantages: string[];
                            disadvantages: string[];
                            scores: {
                                safety: number | null;
                                bonuses: number | null;
                                games: number | null;
                                payments: number | null;
                                support: number | null;
                            };
                            testedOn: string | null;
                            changes: {
                                /** Format: date */
                                on: string;
                                text: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such version. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such version.",
                     *       "message": "There is no such version.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "reviews.putBack": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            casinoId: number;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            authorId: number | null;
                            reviewedById: number | null;
                            verdict: unknown;
                            text: components["schemas"]["RichText"];
                            advantages: string[];
                            disadvantages: string[];
                            scores: {
                                safety: number | null;
                                bonuses: number | null;
                                games: number | null;
                                payments: number | null;
                                support: number | null;
                            };
                            testedOn: string | null;
                            changes: {
                                /** Format: date */
                                on: string;
                                text: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Review Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Review Not Found",
                     *       "message": "Review Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "search.everything": {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["GameResult"] | components["schemas"]["CasinoResult"] | components["schemas"]["GuideResult"] | components["schemas"]["CountryResult"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "secondFactor.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSecondFactors"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "secondFactor.take": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description User Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "User Not Found",
                     *       "message": "User Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description Your own second factors are in your settings */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Your own second factors are in your settings",
                     *       "message": "Your own second factors are in your settings",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.list": {
        parameters: {
            query?: {
                place?: "home" | "country" | "game" | "guide";
                of?: number;
                state?: "draft" | "planned" | "published";
                search?: string;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            subject: {
                                /** @enum {string} */
                                place: "home" | "country" | "game" | "guide";
                                of: number | null;
                            };
                            title: string;
                            draft: {
                                /** Format: date-time */
                                at: string;
                                writers: {
                                    id: number;
                                    username: string;
                                }[];
                            } | null;
                            plan: {
                                /** Format: date-time */
                                at: string;
                                by: {
                                    id: number;
                                    username: string;
                                };
                            } | null;
                            published: {
                                number: number;
                                /** Format: date-time */
                                at: string;
                                by: {
                                    id: number;
                                    username: string;
                                } | null;
                                /** Format: date-time */
                                firstAt: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": {
                 *         "place": "country",
                 *         "of": null
                 *       },
                 *       "content": {
                 *         "name": "Best for Britain",
                 *         "countries": [
                 *           "GB"
                 *         ],
                 *         "entries": [
                 *           {
                 *             "kind": "casino",
                 *             "id": 7,
                 *             "reason": "Pays out within a day",
                 *             "paid": false
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    subject: {
                        /** @enum {string} */
                        place: "home" | "country" | "game" | "guide";
                        of: number | null;
                    };
                    content: components["schemas"]["ToplistContent"];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            /** @enum {string} */
                            place: "home" | "country" | "game" | "guide";
                            of: number | null;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            name: string;
                            /** @default [] */
                            countries: string[];
                            /** @default null */
                            startsAt: string | null;
                            /** @default null */
                            endsAt: string | null;
                            entries: {
                                /** @enum {string} */
                                kind: "casino" | "offer";
                                id: number;
                                /** @default null */
                                reason: unknown | null;
                                /** @default false */
                                paid: boolean;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                            }[];
                            /** @default null */
                            second: {
                                weight: number;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                                entries: {
                                    /** @enum {string} */
                                    kind: "casino" | "offer";
                                    id: number;
                                    /** @default null */
                                    reason: unknown | null;
                                    /** @default false */
                                    paid: boolean;
                                    /** @default null */
                                    startsAt: string | null;
                                    /** @default null */
                                    endsAt: string | null;
                                }[];
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            /** @enum {string} */
                            place: "home" | "country" | "game" | "guide";
                            of: number | null;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            name: string;
                            /** @default [] */
                            countries: string[];
                            /** @default null */
                            startsAt: string | null;
                            /** @default null */
                            endsAt: string | null;
                            entries: {
                                /** @enum {string} */
                                kind: "casino" | "offer";
                                id: number;
                                /** @default null */
                                reason: unknown | null;
                                /** @default false */
                                paid: boolean;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                            }[];
                            /** @default null */
                            second: {
                                weight: number;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                                entries: {
                                    /** @enum {string} */
                                    kind: "casino" | "offer";
                                    id: number;
                                    /** @default null */
                                    reason: unknown | null;
                                    /** @default false */
                                    paid: boolean;
                                    /** @default null */
                                    startsAt: string | null;
                                    /** @default null */
                                    endsAt: string | null;
                                }[];
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Toplist Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Toplist Not Found",
                     *       "message": "Toplist Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Toplist Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Toplist Not Found",
                     *       "message": "Toplist Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.save": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": {
                 *         "name": "Best for Britain",
                 *         "countries": [
                 *           "GB"
                 *         ],
                 *         "entries": [
                 *           {
                 *             "kind": "casino",
                 *             "id": 7,
                 *             "reason": "Pays out within a day",
                 *             "paid": false
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    content: components["schemas"]["ToplistContent"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            /** @enum {string} */
                            place: "home" | "country" | "game" | "guide";
                            of: number | null;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            name: string;
                            /** @default [] */
                            countries: string[];
                            /** @default null */
                            startsAt: string | null;
                            /** @default null */
                            endsAt: string | null;
                            entries: {
                                /** @enum {string} */
                                kind: "casino" | "offer";
                                id: number;
                                /** @default null */
                                reason: unknown | null;
                                /** @default false */
                                paid: boolean;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                            }[];
                            /** @default null */
                            second: {
                                weight: number;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                                entries: {
                                    /** @enum {string} */
                                    kind: "casino" | "offer";
                                    id: number;
                                    /** @default null */
                                    reason: unknown | null;
                                    /** @default false */
                                    paid: boolean;
                                    /** @default null */
                                    startsAt: string | null;
                                    /** @default null */
                                    endsAt: string | null;
                                }[];
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Toplist Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Toplist Not Found",
                     *       "message": "Toplist Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.discard": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            /** @enum {string} */
                            place: "home" | "country" | "game" | "guide";
                            of: number | null;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            name: string;
                            /** @default [] */
                            countries: string[];
                            /** @default null */
                            startsAt: string | null;
                            /** @default null */
                            endsAt: string | null;
                            entries: {
                                /** @enum {string} */
                                kind: "casino" | "offer";
                                id: number;
                                /** @default null */
                                reason: unknown | null;
                                /** @default false */
                                paid: boolean;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                            }[];
                            /** @default null */
                            second: {
                                weight: number;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                                entries: {
                                    /** @enum {string} */
                                    kind: "casino" | "offer";
                                    id: number;
                                    /** @default null */
                                    reason: unknown | null;
                                    /** @default false */
                                    paid: boolean;
                                    /** @default null */
                                    startsAt: string | null;
                                    /** @default null */
                                    endsAt: string | null;
                                }[];
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Toplist Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Toplist Not Found",
                     *       "message": "Toplist Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.history": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Toplist Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Toplist Not Found",
                     *       "message": "Toplist Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            /** @enum {string} */
                            place: "home" | "country" | "game" | "guide";
                            of: number | null;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            name: string;
                            /** @default [] */
                            countries: string[];
                            /** @default null */
                            startsAt: string | null;
                            /** @default null */
                            endsAt: string | null;
                            entries: {
                                /** @enum {string} */
                                kind: "casino" | "offer";
                                id: number;
                                /** @default null */
                                reason: unknown | null;
                                /** @default false */
                                paid: boolean;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                            }[];
                            /** @default null */
                            second: {
                                weight: number;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                                entries: {
                                    /** @enum {string} */
                                    kind: "casino" | "offer";
                                    id: number;
                                    /** @default null */
                                    reason: unknown | null;
                                    /** @default false */
                                    paid: boolean;
                                    /** @default null */
                                    startsAt: string | null;
                                    /** @default null */
                                    endsAt: string | null;
                                }[];
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Toplist Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Toplist Not Found",
                     *       "message": "Toplist Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.preview": {
        parameters: {
            query?: {
                country?: string;
                at?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offers: components["schemas"]["PublicPromotion"][];
                        second: components["schemas"]["PublicPromotion"][] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Toplist Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Toplist Not Found",
                     *       "message": "Toplist Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.publish": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** Format: date-time */
                    at?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            /** @enum {string} */
                            place: "home" | "country" | "game" | "guide";
                            of: number | null;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            name: string;
                            /** @default [] */
                            countries: string[];
                            /** @default null */
                            startsAt: string | null;
                            /** @default null */
                            endsAt: string | null;
                            entries: {
                                /** @enum {string} */
                                kind: "casino" | "offer";
                                id: number;
                                /** @default null */
                                reason: unknown | null;
                                /** @default false */
                                paid: boolean;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                            }[];
                            /** @default null */
                            second: {
                                weight: number;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                                entries: {
                                    /** @enum {string} */
                                    kind: "casino" | "offer";
                                    id: number;
                                    /** @default null */
                                    reason: unknown | null;
                                    /** @default false */
                                    paid: boolean;
                                    /** @default null */
                                    startsAt: string | null;
                                    /** @default null */
                                    endsAt: string | null;
                                }[];
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Toplist Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Toplist Not Found",
                     *       "message": "Toplist Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.withdraw": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            /** @enum {string} */
                            place: "home" | "country" | "game" | "guide";
                            of: number | null;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            name: string;
                            /** @default [] */
                            countries: string[];
                            /** @default null */
                            startsAt: string | null;
                            /** @default null */
                            endsAt: string | null;
                            entries: {
                                /** @enum {string} */
                                kind: "casino" | "offer";
                                id: number;
                                /** @default null */
                                reason: unknown | null;
                                /** @default false */
                                paid: boolean;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                            }[];
                            /** @default null */
                            second: {
                                weight: number;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                                entries: {
                                    /** @enum {string} */
                                    kind: "casino" | "offer";
                                    id: number;
                                    /** @default null */
                                    reason: unknown | null;
                                    /** @default false */
                                    paid: boolean;
                                    /** @default null */
                                    startsAt: string | null;
                                    /** @default null */
                                    endsAt: string | null;
                                }[];
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Toplist Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Toplist Not Found",
                     *       "message": "Toplist Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        /** Format: date-time */
                        at: string;
                        by: {
                            id: number;
                            username: string;
                        } | null;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Toplist Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Toplist Not Found",
                     *       "message": "Toplist Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.version": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        /** Format: date-time */
                        at: string;
                        by: {
                            id: number;
                            username: string;
                        } | null;
                        content: {
                            name: string;
                            /** @default [] */
                            countries: string[];
                            /** @default null */
                            startsAt: string | null;
                            /** @default null */
                            endsAt: string | null;
                            entries: {
                                /** @enum {string} */
                                kind: "casino" | "offer";
                                id: number;
                                /** @default null */
                                reason: unknown | null;
                                /** @default false */
                                paid: boolean;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                            }[];
                            /** @default null */
                            second: {
                                weight: number;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                                entries: {
                                    /** @enum {string} */
                                    kind: "casino" | "offer";
                                    id: number;
                                    /** @default null */
                                    reason: unknown | null;
                                    /** @default false */
                                    paid: boolean;
                                    /** @default null */
                                    startsAt: string | null;
                                    /** @default null */
                                    endsAt: string | null;
                                }[];
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such version. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such version.",
                     *       "message": "There is no such version.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "toplists.putBack": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change is based on, or * for any.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: number;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subject: {
                            /** @enum {string} */
                            place: "home" | "country" | "game" | "guide";
                            of: number | null;
                        };
                        title: string;
                        draft: {
                            /** Format: date-time */
                            at: string;
                            writers: {
                                id: number;
                                username: string;
                            }[];
                        } | null;
                        plan: {
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            };
                        } | null;
                        published: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            by: {
                                id: number;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            firstAt: string;
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        content: {
                            name: string;
                            /** @default [] */
                            countries: string[];
                            /** @default null */
                            startsAt: string | null;
                            /** @default null */
                            endsAt: string | null;
                            entries: {
                                /** @enum {string} */
                                kind: "casino" | "offer";
                                id: number;
                                /** @default null */
                                reason: unknown | null;
                                /** @default false */
                                paid: boolean;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                            }[];
                            /** @default null */
                            second: {
                                weight: number;
                                /** @default null */
                                startsAt: string | null;
                                /** @default null */
                                endsAt: string | null;
                                entries: {
                                    /** @enum {string} */
                                    kind: "casino" | "offer";
                                    id: number;
                                    /** @default null */
                                    reason: unknown | null;
                                    /** @default false */
                                    paid: boolean;
                                    /** @default null */
                                    startsAt: string | null;
                                    /** @default null */
                                    endsAt: string | null;
                                }[];
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Toplist Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Toplist Not Found",
                     *       "message": "Toplist Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "users.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "users.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ben",
                 *       "password": "a long password",
                 *       "confirmPassword": "a long password",
                 *       "role": "admin"
                 *     }
                 */
                "application/json": {
                    username: string;
                    password: string;
                    confirmPassword?: string;
                    /** @default user */
                    role?: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description This username already exists */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This username already exists",
                     *       "message": "This username already exists",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "users.export": {
        parameters: {
            query?: {
                sort?: "id" | "-id" | "username" | "-username";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "users.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "admin"
                 *     }
                 */
                "application/json": {
                    id?: number;
                    username?: string;
                    role?: components["schemas"]["Role"];
                    password?: string;
                    confirmPassword?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description User Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "User Not Found",
                     *       "message": "User Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description This username already exists */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This username already exists",
                     *       "message": "This username already exists",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "users.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description User Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "User Not Found",
                     *       "message": "User Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description There must be at least one super administrator */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "There must be at least one super administrator",
                     *       "message": "There must be at least one super administrator",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example/slots",
                 *       "events": [
                 *         "casino.published"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Format: uri */
                    url: string;
                    events: components["schemas"]["WebhookEvent"][];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        events: components["schemas"]["WebhookEvent"][];
                        enabled: boolean;
                        note: string | null;
                        failingSince: string | null;
                        previousUntil: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        secret: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description There are 20 webhooks already. Please delete one first. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "There are 20 webhooks already. Please delete one first.",
                     *       "message": "There are 20 webhooks already. Please delete one first.",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOnly"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Webhook Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Webhook Not Found",
                     *       "message": "Webhook Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": true
                 *     }
                 */
                "application/json": {
                    /** Format: uri */
                    url?: string;
                    events?: components["schemas"]["WebhookEvent"][];
                    enabled?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Webhook Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Webhook Not Found",
                     *       "message": "Webhook Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Webhook Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Webhook Not Found",
                     *       "message": "Webhook Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "webhooks.resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Delivery Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Delivery Not Found",
                     *       "message": "Delivery Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        /** Format: date-time */
                        previousUntil: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Webhook Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Webhook Not Found",
                     *       "message": "Webhook Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Webhook Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Webhook Not Found",
                     *       "message": "Webhook Not Found",
                     *       "requestId": "5f0d3c1e8f5b4c559f2a0f6f6f0a7c11"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
