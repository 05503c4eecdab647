use keyring::{Entry, Error};

/// As the session is called on the web.
const NAME: &str = "auth";
const SERVICE: &str = "app.inkbloom.desktop";

// Both are async, since a keychain that asks for its password would stop the window until it has it.

#[tauri::command]
pub async fn read_token() -> Result<Option<String>, String> {
    match Entry::new(SERVICE, NAME).and_then(|entry| entry.get_password()) {
        Err(Error::NoEntry) => Ok(None),
        read => read.map(Some).map_err(|error| error.to_string()),
    }
}

/// An empty one removes it.
#[tauri::command]
pub async fn write_token(token: String) -> Result<(), String> {
    let entry = Entry::new(SERVICE, NAME).map_err(|error| error.to_string())?;
    let written = if token.is_empty() {
        entry.delete_credential()
    } else {
        entry.set_password(&token)
    };
    match written {
        Err(Error::NoEntry) => Ok(()),
        done => done.map_err(|error| error.to_string()),
    }
}
